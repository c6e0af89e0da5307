/** A fault of a response, with its location. */
export type Verdict =
  | 'fits'
  | 'slow'
  | 'extra fields'
  | 'missing'
  | 'wrong type'
  | 'not there'
  | 'wrong status'

export interface Finding {
  kind: Exclude<Verdict, 'fits'>
  /** Path within the response body; `*` is every entry of a list. */
  path: string
  text: string
  /** The reply without user-written text. */
  sample?: string
}
