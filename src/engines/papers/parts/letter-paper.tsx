/**
 * A letter of recommendation as printed: A4 portrait, with lines for the signatures. It names the facts of the
 * report that the server found enough. (ruling R53)
 */

import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { usePaperName, usePaperWords } from '../paper-language.ts'
import { letterWords } from './inside/words.ts'
import { PaperSignatures, PortraitSheet, type ReportCardFacts } from './report-card-paper.tsx'
import classes from './inside/report-card-paper.module.css'

export function LetterPaper({ facts, className }: { facts: ReportCardFacts; className?: string }) {
  const { language, words, formats, brandName } = usePaperWords(letterWords)
  const { course, batch, percent, done, total, teacher } = facts
  const { name: learner, recorded } = usePaperName(facts.learner)
  const text = {
    learner,
    course: formats.joinTitle(course),
    batch: formats.joinTitle(batch),
    percent,
    done,
    total,
  }
  return (
    <article
      className={joinClassNames(classes.paper, className)}
      aria-label={`${words.title}: ${learner}`}
      lang={language}
    >
      <PortraitSheet facts={facts}>
        <p className={classes.title}>{words.title}</p>
        <div className={classes.letter}>
          <p>
            <strong>{words.to}</strong>
          </p>
          {words.paragraphs(brandName, text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {recorded && (
            <p>
              {words.onRecord} <span lang="bn">{recorded}</span>
            </p>
          )}
          <p className={classes.waiting}>{words.signed}</p>
        </div>
        <PaperSignatures teacher={teacher} />
      </PortraitSheet>
    </article>
  )
}
