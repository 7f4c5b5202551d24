/** The style sheet of the page, kept inside it so that one answer is the whole page. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --sand: #fdf8ef;
  --card: #fffefb;
  --ink: #0b2b36;
  --quiet: #4a636c;
  --pool: #0e5a6b;
  --on-pool: #ffffff;
  --line: #e2dac9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --sand: #07191f;
    --card: #0c252d;
    --ink: #f4ecdd;
    --quiet: #a9bdc2;
    --pool: #7fd0de;
    --on-pool: #07191f;
    --line: #1d3d47;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--sand);
  color: var(--ink);
  font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  max-width: 47rem;
  margin-inline: auto;
  padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 5vw, 2rem) 3rem;
}
h1 {
  color: var(--pool);
  font: 600 clamp(2.5rem, 8vw, 3.5rem)/1.05 ui-serif, Georgia, 'Times New Roman', serif;
  letter-spacing: -0.015em;
}
body > header p { color: var(--quiet); margin-top: 0.5rem; }
main { display: grid; gap: 1.5rem; margin-block: clamp(1.75rem, 5vw, 2.75rem); }
article, .empty {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 1rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
  min-width: 0;
  overflow-wrap: anywhere;
}
.empty { text-align: center; padding-block: clamp(3rem, 10vw, 5rem); }
.empty p + p { color: var(--quiet); }
.origin {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: var(--quiet);
  font-size: 0.875rem;
}
.provider {
  background: var(--pool);
  color: var(--on-pool);
  border-radius: 1rem;
  padding: 0.0625rem 0.6875rem;
  font-weight: 600;
}
h2 { font-size: 1.3125rem; line-height: 1.3; margin-top: 0.75rem; }
dl { margin-top: 0.75rem; font-size: 0.9375rem; display: grid; gap: 0.125rem; }
dl div { display: grid; grid-template-columns: 5rem 1fr; gap: 0.75rem; }
dt { color: var(--quiet); }
dd { min-width: 0; }
.text {
  white-space: pre-wrap;
  border-top: 1px solid var(--line);
  margin-top: 1.25rem;
  padding-top: 1.25rem;
}
table { width: 100%; border-collapse: collapse; margin-top: 1.5rem; font-size: 0.9375rem; }
caption { text-align: start; color: var(--quiet); font-size: 0.875rem; padding-bottom: 0.375rem; }
th, td {
  border-top: 1px solid var(--line);
  padding: 0.5rem 0;
  text-align: start;
  vertical-align: top;
  white-space: pre-wrap;
}
th { font-weight: 600; padding-inline-end: 1.25rem; width: 9rem; }
footer { color: var(--quiet); font-size: 0.875rem; }
`;
