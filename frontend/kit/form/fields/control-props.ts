/** What every control is given. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string;
  readonly ref: (element: HTMLElement | null) => void;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}
