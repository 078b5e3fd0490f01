const INK = '#14306b';
const SCRIPT = '"Snell Roundhand", "Segoe Script", "Brush Script MT", "Lucida Handwriting", cursive';
const MARGIN = 6;
/** The server takes 250,000 pixels; on paper a signature is three inches wide at most. */
const LARGEST = { width: 800, height: 300 };
/** In pixels: of the picture, and of what is written in it where it has the room. */
const [ROOM, SIZE] = [860, 84];

export const ink = INK;

/** A name as somebody types it, written like one by hand; empty where there is none. */
export function typedPicture(name: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 200 });
  const context = canvas.getContext('2d')!;
  context.font = `italic ${SIZE}px ${SCRIPT}`;
  // A long name is written smaller, not narrower.
  const wanted = context.measureText(name).width;
  if (wanted > ROOM) context.font = `italic ${Math.floor((SIZE * ROOM) / wanted)}px ${SCRIPT}`;
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  context.fillText(name, 20, 100, ROOM);
  return cropped(canvas);
}

/** What is on a canvas without the empty rest, as a PNG; empty where nothing is. */
export function cropped(canvas: HTMLCanvasElement): string {
  const { width, height } = canvas;
  if (width === 0 || height === 0) return '';
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  if (right < 0) return '';
  const size = { width: right - left + 1 + 2 * MARGIN, height: bottom - top + 1 + 2 * MARGIN };
  const scale = Math.min(1, LARGEST.width / size.width, LARGEST.height / size.height);
  const cut = Object.assign(document.createElement('canvas'), { width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
  cut.getContext('2d')!.drawImage(canvas, left - MARGIN, top - MARGIN, size.width, size.height, 0, 0, cut.width, cut.height);
  return cut.toDataURL('image/png');
}
