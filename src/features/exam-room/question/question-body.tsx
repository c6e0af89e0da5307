/** The part where an answer is given, by the kind of question. */
import type { Question } from '#src/api/shapes/question.ts'
import { Blanks } from './blanks.tsx'
import { MultipleChoice, SingleChoice, TrueFalse } from './choice.tsx'
import { CodeAnswer } from './code-answer.tsx'
import { Essay } from './essay.tsx'
import { FileAnswer } from './file-answer.tsx'
import { Interview } from './interview.tsx'

export function QuestionBody({ of, labelledBy }: { of: Question; labelledBy: string }) {
  const shared = { id: of._id, labelledBy }
  switch (of.question_type) {
    case 'single':
      return <SingleChoice {...shared} options={of.options} />
    case 'multiple':
      return <MultipleChoice {...shared} options={of.options} />
    case 'true_false':
      return <TrueFalse {...shared} />
    case 'fill_in_the_blank':
      return <Blanks {...shared} contents={of.contents} blanks={of.keys} />
    case 'essay':
      return <Essay {...shared} />
    case 'file_upload':
      return <FileAnswer {...shared} accept={of.accept} takesLink={of.takes_link} />
    case 'code_test':
      return <CodeAnswer {...shared} starters={of.starters} />
    case 'interview':
    default:
      return <Interview of={of} labelledBy={labelledBy} />
  }
}
