/** Text whose ISO dates stay on one line. */
export function UnbrokenDates({ children }: { children: string }) {
  const parts = children.split(/(\d{4}-\d{2}-\d{2})/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
