/** Tables of the package, one string each: `from to` pairs between bars. It types its converters only. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}
