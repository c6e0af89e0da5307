/** The one function of `subset-font` that we use; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Buffer>
}
