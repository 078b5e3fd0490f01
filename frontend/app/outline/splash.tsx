/** What index.html shows before any code is here, for as long as nothing is known of the page. */
export function Splash() {
  return (
    <p className="splash" role="status">
      <img src="/mark.svg" width={40} height={40} alt="" />
      Loading…
    </p>
  );
}
