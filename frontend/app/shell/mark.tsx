/** The company's mark. */
export function Mark({ size = 26 }: { readonly size?: number }) {
  return <img src="/mark.svg" width={size} height={size} alt="" />;
}
