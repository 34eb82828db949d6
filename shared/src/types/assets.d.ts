declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** A small font as a data URL, to be inlined in the page. Only in bundles for the gateway. */
declare module '*.woff2' {
  const dataUrl: string;
  export default dataUrl;
}

/** A small picture as a data URL. */
declare module '*.png' {
  const dataUrl: string;
  export default dataUrl;
}
