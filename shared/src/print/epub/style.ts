/** How the book is set; the reader's own device chooses font and size. */
export const styleSheet = `@charset "utf-8";
body { margin: 0 4%; line-height: 1.5; text-align: justify; hyphens: auto; }
h1, h2, h3 { font-weight: 600; text-align: center; hyphens: none; line-height: 1.25; }
h1 { font-size: 1.9em; margin: 2em 0 0.4em; }
h2 { font-size: 1.25em; margin: 2.2em 0 0.9em; break-after: avoid; page-break-after: avoid; }
h3 { font-size: 0.9em; letter-spacing: 0.12em; margin: 1.4em 0 0.5em; break-after: avoid; page-break-after: avoid; }
p { margin: 0; text-indent: 1.2em; widows: 2; orphans: 2; }
h2 + p, h3 + p, .title + p { text-indent: 0; }
a { color: #7a2018; }
i { font-style: italic; }
.title { text-indent: 0; text-align: center; font-style: italic; margin: 0 8% 0.8em; }
.title i { font-style: normal; }
.colophon { text-indent: 0; text-align: center; font-size: 0.85em; font-style: italic; margin: 1.2em 6% 0; }
.line { text-indent: -1.2em; margin-left: 1.2em; text-align: left; }
.level2 { margin-left: 2.4em; }
.level3 { margin-left: 3.6em; }
.verse { font-size: 0.62em; line-height: 0; color: #9c2a22; padding-right: 0.25em; font-weight: 600; text-indent: 0; }
.jesus { color: #8c1d18; }
a.note { color: #b0862c; text-decoration: none; font-size: 0.8em; vertical-align: super; line-height: 0; }
aside { font-size: 0.8em; margin: 0.3em 0 0; }
aside p { text-indent: 0; text-align: left; }
aside a { color: #b0862c; text-decoration: none; }
.division { text-align: center; text-indent: 0; font-size: 0.8em; letter-spacing: 0.14em; color: #b0862c; margin-top: 3em; }
.contents { text-indent: 0; text-align: center; margin: 1.2em 2%; line-height: 1.9; hyphens: none; }
.contents a { text-decoration: none; padding: 0 0.35em; }
.imprint { text-align: left; text-indent: 0; margin: 0 0 0.9em; }
nav ol { list-style: none; padding-left: 1em; }
nav a { text-decoration: none; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
`;
