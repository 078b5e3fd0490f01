/** What the items below it are; Blueprint's own is a heading, which would stand in the outline of the page. */
export function MenuGroup({ title }: { readonly title: string }) {
  return (
    <li className="menu-group" role="separator" aria-label={title}>
      {title}
    </li>
  );
}
