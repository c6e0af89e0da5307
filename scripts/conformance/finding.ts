/** What is wrong with an answer, and where. */
export type Verdict = 'fits' | 'extra fields' | 'missing' | 'wrong type' | 'not there' | 'wrong status'

export interface Finding {
  kind: Exclude<Verdict, 'fits'>
  /** Within the body of the answer; `*` is every entry of a list. */
  path: string
  text: string
  /** The reply without the words that anybody wrote. */
  sample?: string
}
