declare module 'virtual:prepared' {
  const prepared: import('./reading').Prepared;
  export default prepared;
}
