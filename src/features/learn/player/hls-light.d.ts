/** Types for the light build of hls.js, which has no subtitles and alternate audio; the package types only the full one. */
declare module 'hls.js/light' {
  import type Hls from 'hls.js'
  const light: typeof Hls
  export = light
}
