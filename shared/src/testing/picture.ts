// Where a test needs no picture: the shortest that a browser takes for one.
export default 'data:,';
