const DEGREES = 180 / Math.PI;

/** A point in Web Mercator, in degrees of longitude, downwards: the units of the ground's SVG. */
export const mercator = (longitude: number, latitude: number): readonly [x: number, y: number] => [
  longitude,
  -Math.asinh(Math.tan(latitude / DEGREES)) * DEGREES,
];

/** The latitude of a point in Web Mercator. */
export const latitudeAt = (y: number): number => Math.atan(Math.sinh(-y / DEGREES)) * DEGREES;
