/** Grading question by question: the address names the exam, the question, and the paper with its block. */

import { useNavigate, useSearchParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { buildAddress, buildPaperAddress, parseFilter } from '#src/features/teach/grading-queue/filters.ts'
import { QuestionDesk } from '#src/features/teach/grading/by-question/question-desk.tsx'
import { words } from '#src/features/teach/grading/by-question/words.ts'
import { paths } from '#src/lib/paths.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { useRouteParams } from '../use-route-params.ts'

const readPart = (text: string | null) =>
  /^\d{1,5}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : undefined

export function Component() {
  useTheatre()
  const { id: exam } = useRouteParams('id')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filter = { ...parseFilter(new URLSearchParams()), exam }
  const asked = {
    exam,
    row: query.get('question') ?? undefined,
    paper: query.get('paper') ?? undefined,
    block: readPart(query.get('part')),
  }
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <QuestionDesk
        key={exam}
        asked={asked}
        toPapers={buildAddress(paths.submissions(), filter)}
        toAllPapers={buildAddress(paths.submissions(), { ...filter, checked: 'all' })}
        onGo={({ row: question, paper, block: part }, isReplaced = false) =>
          void navigate(
            paths.byQuestion(exam, {
              ...(question !== undefined && { question }),
              ...(paper !== undefined && { paper }),
              ...(part !== undefined && { part }),
            }),
            { replace: isReplaced },
          )
        }
        onWhole={(paper) => void navigate(buildPaperAddress(paper, { ...filter, checked: 'all' }))}
      />
    </>
  )
}
