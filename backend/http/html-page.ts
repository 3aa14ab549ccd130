const BASE_STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { margin: 0 auto; padding: 1.5rem; background: #eef1f6; color: #14213d; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) { body { background: #0d1424; color: #eef1f6; } }`;

/** Of narrow pages with one form. */
export const FORM_STYLE = `
  body { max-width: 26rem; }
  form, label { display: grid; gap: .5rem; } form { gap: 1rem; padding: 1.25rem; border-radius: .75rem; background: #fff; }
  input, button { font: inherit; padding: .75rem; border: 1px solid #6b7690; border-radius: .5rem; }
  button { background: #14213d; color: #fff; }
  @media (prefers-color-scheme: dark) { form { background: #17213a; } button { background: #eef1f6; color: #14213d; } }`;

/** A page of the backend itself, which shops do not have. `title` and `content` are HTML. */
export const htmlPage = (title: string, style: string, content: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${BASE_STYLE}${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
