/** The one part of the package that is used; it comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    window: object
  }
}
