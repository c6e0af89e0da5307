/** Grading question by question, or by criterion: the address names the exam or assignment, the question, and the paper with its block. */

import { useEffect, useRef } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { buildAddress, buildPaperAddress, parseFilter } from '#src/features/teach/grading-queue/filters.ts'
import { AskedDesk } from '#src/features/teach/grading/asked/asked-desk.tsx'
import { QuestionDesk } from '#src/features/teach/grading/by-question/question-desk.tsx'
import type { Asked } from '#src/features/teach/grading/by-question/use-papers.ts'
import { getWords } from '#src/features/teach/grading/by-question/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { useRouteParams } from '../use-route-params.ts'

/** In the address: the marks that were asked about. */
const ASKED = 'asked'

const readPart = (text: string | null) =>
  /^\d{1,5}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : undefined

export function Component() {
  useTheatre()
  const { id: exam } = useRouteParams('id')
  const kind = useMatch(paths.byCriterion.pattern) ? 'assignment' : 'exam'
  const buildPlace = kind === 'exam' ? paths.byQuestion : paths.byCriterion
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filter = { ...parseFilter(new URLSearchParams()), [kind]: exam }
  const asked: Asked = {
    exam,
    kind,
    row: query.get('question') ?? undefined,
    paper: query.get('paper') ?? undefined,
    block: readPart(query.get('part')),
  }
  const isAsked = offers.markQuestions && query.get('view') === ASKED
  // The desk that is being left may still go on to its next answer.
  const isLeaving = useRef(false)
  useEffect(() => void (isLeaving.current = false), [isAsked])
  const openWhole = (paper: string) => void navigate(buildPaperAddress(paper, { ...filter, checked: 'all' }))
  if (isAsked)
    return (
      <>
        <Head title={getWords(kind).title} isHiddenFromSearch />
        {offers.markQuestions && (
          <AskedDesk
            key={exam}
            asked={asked}
            onGo={(to, isReplaced = false) =>
              void navigate(
                buildPlace(exam, { view: ASKED, ...(to && { question: to.question, paper: to.paper }) }),
                { replace: isReplaced },
              )
            }
            onQuestions={() => void navigate(buildPlace(exam, {}))}
            onWhole={openWhole}
          />
        )}
      </>
    )
  return (
    <>
      <Head title={getWords(kind).title} isHiddenFromSearch />
      <QuestionDesk
        key={exam}
        asked={asked}
        toPapers={buildAddress(paths.submissions(), filter)}
        toAllPapers={buildAddress(paths.submissions(), { ...filter, checked: 'all' })}
        onGo={({ row: question, paper, block: part }, isReplaced = false) => {
          if (isReplaced && isLeaving.current) return
          void navigate(
            buildPlace(exam, {
              ...(question !== undefined && { question }),
              ...(paper !== undefined && { paper }),
              ...(part !== undefined && { part }),
            }),
            { replace: isReplaced },
          )
        }}
        onWhole={openWhole}
        onAsked={() => {
          isLeaving.current = true
          void navigate(buildPlace(exam, { view: ASKED }))
        }}
      />
    </>
  )
}
