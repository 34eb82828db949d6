declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** A picture small enough to stand in the page: a data URL. */
declare module '*.png' {
  const dataUrl: string;
  export default dataUrl;
}
