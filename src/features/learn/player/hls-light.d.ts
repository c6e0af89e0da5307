/** hls.js has one set of types for both builds; the light one is without subtitles and alternate sound. */
declare module 'hls.js/light' {
  import type Hls from 'hls.js'
  const light: typeof Hls
  export = light
}
