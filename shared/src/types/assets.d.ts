declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** A face small enough to stand in the page: a data URL. In bundles for the gateway alone. */
declare module '*.woff2' {
  const dataUrl: string;
  export default dataUrl;
}

/** A picture small enough to stand in the page: a data URL. */
declare module '*.png' {
  const dataUrl: string;
  export default dataUrl;
}
