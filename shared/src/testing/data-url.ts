// Where a test needs no picture and no face: the shortest that a browser takes for one.
export default 'data:,';
