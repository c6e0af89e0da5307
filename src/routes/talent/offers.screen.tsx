import { AnswersPage } from './answers-page.tsx'

export function Component() {
  return <AnswersPage first="offer" />
}
