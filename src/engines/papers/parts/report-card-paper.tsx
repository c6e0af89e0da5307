/**
 * A report card as printed: A4 portrait, at any width. Marks that do not fit continue on further sheets,
 * which repeat the head of the table; the signatures are on the last one. (ruling R53)
 */

import type { CSSProperties, ReactNode } from 'react'
import type { Instant } from '#src/lib/dhaka.ts'
import { computePercent } from '#src/lib/percent.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { usePaperName, usePaperWords } from '../paper-language.ts'
import { cardWords } from './inside/words.ts'
import { PaperBorder, PaperBrand } from './paper-border.tsx'
import { PaperTitle } from './paper-title.tsx'
import { listReportRows, type MarkGroup, Marks } from './report-card-marks.tsx'
import classes from './inside/report-card-paper.module.css'

/** Classes attended or recordings watched. */
export interface Attendance {
  kind: 'live' | 'recording'
  weight: number
  done: number
  total: number
}

export interface ReportCardFacts {
  learner: string
  course: string
  batch: string
  /** Number of the enrolment; the contract has none for a report card. */
  number: string | undefined
  from: Instant | null | undefined
  at: Instant
  done: number
  total: number
  /** The sum of the rows below; undefined before there is one. */
  percent: number | undefined
  attendance: readonly Attendance[]
  groups: readonly MarkGroup[]
  /** Titles of submitted work that is not marked yet. */
  waiting: readonly string[]
  levels: readonly {
    id: string
    title: string
    percent: number | null | undefined
    at: Instant | null | undefined
  }[]
  teacher: string | undefined
}

/** Rows of marks on the first sheet, and on each further one. */
const FIRST_ROWS = 12
const MORE_ROWS = 30
const MOST_LEVELS = 3
const MOST_WAITING = 3
/**
 * Stitches of the ring around the total, and the maximum in a seam: beyond it one stitch represents several
 * classes.
 */
const RING = 32
const MOST_STITCHES = 40

const STEP = 360 / RING

function Ring({ percent }: { percent: number }) {
  const filled = Math.round((percent / 100) * RING)
  return (
    <svg viewBox="-66 -66 132 132" className={classes.ring} aria-hidden="true">
      {Array.from({ length: RING }, (_, at) => (
        <rect
          key={at}
          x="-3.5"
          y="-62"
          width="7"
          height="5"
          rx="2.5"
          transform={`rotate(${at * STEP + STEP / 2})`}
          className={at < filled ? classes.done : classes.open}
        />
      ))}
    </svg>
  )
}

function Seam({ attendance: { kind, weight, done, total } }: { attendance: Attendance }) {
  const { words } = usePaperWords(cardWords)
  const stitches = Math.min(total, MOST_STITCHES)
  const filled = Math.round((done / total) * stitches)
  return (
    <div>
      <p className={classes.pair}>
        <strong>{words.attendance[kind]}</strong>
        <span>{words.weight(weight)}</span>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(stitches, 1) * 10} 8`}
        preserveAspectRatio="none"
        className={classes.seam}
        aria-hidden="true"
      >
        {Array.from({ length: stitches }, (_, at) => (
          <rect
            key={at}
            x={at * 10 + 1}
            y="1.5"
            width="8"
            height="5"
            rx="2.5"
            className={at < filled ? classes.done : classes.missed}
          />
        ))}
      </svg>
      <p className={classes.pair}>
        <span>{words.doneOf(done, total)}</span>
        <strong>{words.percent(computePercent(done, total))}</strong>
      </p>
    </div>
  )
}

/** Each sheet's lines; there is always a first sheet. */
export function splitLines<T>(lines: readonly T[], first: number, more: number): T[][] {
  const sheets = [lines.slice(0, first)]
  for (let at = first; at < lines.length; at += more) sheets.push(lines.slice(at, at + more))
  return sheets
}

function Head({ facts }: { facts: ReportCardFacts }) {
  const { course, batch, from, at, done, total, percent } = facts
  const { words } = usePaperWords(cardWords)
  const { name: learner, recorded } = usePaperName(facts.learner)
  return (
    <>
      <p className={classes.title}>{words.title}</p>
      <div className={classes.head}>
        <div>
          <p>{words.learner}</p>
          <p
            className={classes.name}
            style={{ '--letters': Math.max(learner.replaceAll(/\p{M}/gu, '').length, 1) } as CSSProperties}
          >
            {learner}
          </p>
          <svg viewBox="0 0 300 12" className={classes.underline} aria-hidden="true">
            <path d="M4 8Q80-2 150 6T296 5" />
          </svg>
          <dl className={classes.facts}>
            {recorded && (
              <>
                <dt>{words.onRecord}</dt>
                <dd lang="bn">{recorded}</dd>
              </>
            )}
            <dt>{words.course}</dt>
            <dd>
              <PaperTitle title={course} />
            </dd>
            <dt>{words.batch}</dt>
            <dd>
              <PaperTitle title={batch} />
            </dd>
            <dt>{words.period}</dt>
            <dd>{words.periodText(from, at, done, total)}</dd>
          </dl>
        </div>
        {percent !== undefined && (
          <div className={classes.whole}>
            <Ring percent={percent} />
            <p>
              {words.total}
              <strong>{words.reachedPercent(percent)}</strong>
            </p>
          </div>
        )}
      </div>
    </>
  )
}

/** Who signs a report card or a letter. */
export function PaperSignatures({ teacher }: { teacher: string | undefined }) {
  const { words, formats, brandName } = usePaperWords(cardWords)
  return (
    <div className={classes.signatures}>
      {teacher && (
        <p>
          <strong>{formats.person(teacher)}</strong>
          {words.teacher}
        </p>
      )}
      <p>
        <strong>{words.office}</strong>
        {brandName}
      </p>
    </div>
  )
}

function Foot({ facts: { waiting, levels, teacher } }: { facts: ReportCardFacts }) {
  const { words, formats } = usePaperWords(cardWords)
  const named = waiting.slice(0, MOST_WAITING).map(formats.joinTitle)
  return (
    <>
      {waiting.length > 0 && (
        <p className={classes.waiting}>{words.waiting(named, waiting.length - MOST_WAITING)}</p>
      )}
      {levels.length > 0 && (
        <div className={classes.levels}>
          <strong>{words.levels}</strong>
          {levels.slice(0, MOST_LEVELS).map(({ id, title, percent, at }) => (
            <p key={id}>
              <strong>
                <PaperTitle title={title} />
              </strong>
              <span>
                {[typeof percent === 'number' && words.percent(percent), at && formats.date(at)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          ))}
        </div>
      )}
      <PaperSignatures teacher={teacher} />
    </>
  )
}

interface SheetProps {
  facts: Pick<ReportCardFacts, 'number' | 'at'>
  children: ReactNode
}

/** One page with its border, brand, date and number. */
export function PortraitSheet({ facts: { number, at }, children }: SheetProps) {
  const { words, formats } = usePaperWords(cardWords)
  return (
    <div className={classes.sheet}>
      <PaperBorder shape="portrait" />
      <div className={classes.words}>
        <div className={classes.top}>
          <PaperBrand className={classes.brand} />
          <p>
            {formats.date(at)}
            {number && (
              <>
                <br />
                {words.number} <code>{number}</code>
              </>
            )}
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}

export function ReportCardPaper({ facts, className }: { facts: ReportCardFacts; className?: string }) {
  const { language, words } = usePaperWords(cardWords)
  const { name: learner, recorded } = usePaperName(facts.learner)
  const sheets = splitLines(listReportRows(facts.groups), FIRST_ROWS + 4, MORE_ROWS)
  return (
    <article
      className={joinClassNames(classes.paper, className)}
      aria-label={`${words.title}: ${learner}`}
      lang={language}
    >
      {sheets.map((lines, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sheet is identified by its index
        <PortraitSheet key={at} facts={facts}>
          {at === 0 && (
            <>
              <Head facts={facts} />
              <div className={classes.attendance}>
                {facts.attendance.map((attendance) => (
                  <Seam key={attendance.kind} attendance={attendance} />
                ))}
              </div>
            </>
          )}
          {at > 0 && (
            <p className={classes.again}>
              {learner} {recorded && <span lang="bn">({recorded})</span>}
            </p>
          )}
          {lines.length > 0 ? <Marks lines={lines} /> : <p className={classes.waiting}>{words.noMarks}</p>}
          {at === sheets.length - 1 && <Foot facts={facts} />}
        </PortraitSheet>
      ))}
    </article>
  )
}
