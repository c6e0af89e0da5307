/**
 * Types for the light build of hls.js, without subtitles and alternate audio; the package has types only for
 * the full one.
 */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
