/** The only part of the package that is used; it has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    window: object
  }
}
