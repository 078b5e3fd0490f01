const WIDTH = 40;

/** A bar that redraws itself on a terminal, and stays silent elsewhere. */
export function progressBar(out: NodeJS.WriteStream): (done: number, total: number) => void {
  let drawn = -1;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
    if (!out.isTTY || percent === drawn) return;
    drawn = percent;
    const filled = Math.round((percent * WIDTH) / 100);
    out.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent}% ${done} of ${total}${done === total ? '\n' : ''}`,
    );
  };
}
