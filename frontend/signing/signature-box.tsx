import { Button, InputGroup, SegmentedControl } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { cropped, ink, typedPicture } from './signature-picture.js';
import type { Signature } from './signing-calls.js';
import './signature-box.css';

interface SignatureBoxProps {
  /** As the document names the signer: what is typed begins with it. */
  readonly name: string;
  readonly onChange: (signature: Signature | undefined) => void;
}

/** Where somebody draws or types their signature. */
export function SignatureBox({ name, onChange }: SignatureBoxProps) {
  const [how, setHow] = useState<Signature['how']>('drawn');
  const changed = (to: Signature['how'], image: string) => onChange(image === '' ? undefined : { how: to, image });
  const choose = (to: Signature['how']) => {
    setHow(to);
    changed(to, to === 'typed' ? typedPicture(name) : '');
  };
  return (
    <section className="sign-card sign-signature" aria-labelledby="your-signature">
      <div className="sign-card-head">
        <h2 id="your-signature">Your signature</h2>
        <SegmentedControl
          size="small"
          aria-label="How you sign"
          value={how}
          options={[
            { label: 'Draw', value: 'drawn' },
            { label: 'Type', value: 'typed' },
          ]}
          onValueChange={(value) => choose(value as Signature['how'])}
        />
      </div>
      {how === 'drawn' ? <Drawn onChange={(image) => changed('drawn', image)} /> : <Typed name={name} onChange={(image) => changed('typed', image)} />}
    </section>
  );
}

function Drawn({ onChange }: { readonly onChange: (image: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const drawing = canvas.current!;
    const scale = Math.max(window.devicePixelRatio || 1, 2);
    drawing.width = drawing.offsetWidth * scale;
    drawing.height = drawing.offsetHeight * scale;
    drawing.getContext('2d')!.scale(scale, scale);
    const own = new SignaturePad(drawing, { penColor: ink, minWidth: 0.9, maxWidth: 2.4 });
    own.addEventListener('endStroke', () => told.current(cropped(drawing)));
    pad.current = own;
    return () => own.off();
  }, []);
  const clear = () => {
    pad.current?.clear();
    onChange('');
  };
  return (
    <div className="sign-pad">
      <canvas ref={canvas} role="img" aria-label="Draw your signature here with a finger, a pen or the mouse; or choose Type" />
      <span className="sign-pad-line" aria-hidden>
        ×
      </span>
      <Button className="sign-clear" variant="minimal" intent="primary" text="Clear" onClick={clear} />
    </div>
  );
}

function Typed({ name, onChange }: { readonly name: string; readonly onChange: (image: string) => void }) {
  const [typed, setTyped] = useState(name);
  const picture = typedPicture(typed.trim());
  const type = (value: string) => {
    setTyped(value);
    onChange(typedPicture(value.trim()));
  };
  return (
    <div className="sign-typed">
      <InputGroup size="large" aria-label="Your name, as you sign" value={typed} maxLength={80} autoComplete="name" onValueChange={type} />
      <div className="sign-typed-picture">{picture && <img src={picture} alt={`${typed}, as it will stand on the document`} />}</div>
    </div>
  );
}
