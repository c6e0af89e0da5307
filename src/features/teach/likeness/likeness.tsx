/**
 * Groups of similar answers among the selected submissions; two of a group side by side. A fact and not a
 * judgement.
 */

import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { joinByPeople, type LikeGroup, type PeopleGroup } from './find-groups.ts'
import { getPaperText, listAskedTexts, listTextQuestions } from './texts.ts'
import { useLikeGroups } from './use-like-groups.ts'
import { computeFingerprint, listSharedMarks, type Mark, widenToWords } from './winnow.ts'
import { words } from './words.ts'
import classes from './likeness.module.css'

/** Splits a text at its marks: shared passages are highlighted. */
function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const cuts = marks.flatMap(({ from, to }, at) => [
    { from: marks[at - 1]?.to ?? 0, to: from, isShared: false },
    { from, to, isShared: true },
  ])
  const pieces = [...cuts, { from: marks.at(-1)?.to ?? 0, to: text.length, isShared: false }].filter(
    ({ from, to }) => to > from,
  )
  return (
    <p className={classes.text} dir="auto" data-latin>
      {pieces.map(({ from, to, isShared }) =>
        isShared ? (
          <mark key={from}>{text.slice(from, to)}</mark>
        ) : (
          <span key={from}>{text.slice(from, to)}</span>
        ),
      )}
    </p>
  )
}

interface SideProps {
  label: string
  papers: readonly Submission[]
  submission: Submission
  other: Submission
  question: string
  onChoose: (paper: string) => void
}

const nameOf = ({ learner }: Submission) => learner.name || words.unnamed

function Side({ label, papers, submission, other, question, onChoose }: SideProps) {
  const readPaper = (paper: Submission) => boundText(getPaperText(paper, question))
  const [text, beside] = [readPaper(submission), readPaper(other)]
  const marks = useMemo(
    () => widenToWords(text, listSharedMarks(computeFingerprint(text), computeFingerprint(beside))),
    [text, beside],
  )
  return (
    <Stack gap={8} className={classes.side}>
      <SelectField
        label={label}
        placeholder={null}
        choices={papers
          .filter(({ _id }) => _id !== other._id)
          .map((paper) => ({ value: paper._id, label: nameOf(paper) }))}
        value={submission._id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <MarkedText text={text} marks={marks} />
      <Row gap={8}>
        <LearnerFace learner={submission.learner} batch={submission.batch?._id} />
        <Link
          className={classes.link}
          to={addQuery(paths.submission(submission._id), {
            exam: submission.exam ?? undefined,
            checked: 'all',
          })}
        >
          {words.paperOf(nameOf(submission))}
        </Link>
      </Row>
    </Stack>
  )
}

function SideBySide({ papers, question }: { papers: readonly Submission[]; question: string }) {
  const [chosen, setChosen] = useState(() => papers.slice(0, 2).map(({ _id }) => _id))
  const [one, other] = chosen.map((id) => papers.find(({ _id }) => _id === id))
  if (!one || !other) return null
  return (
    <div className={classes.sides}>
      <Side
        label={words.first}
        papers={papers}
        submission={one}
        other={other}
        question={question}
        onChoose={(id) => setChosen([id, other._id])}
      />
      <Side
        label={words.second}
        papers={papers}
        submission={other}
        other={one}
        question={question}
        onChoose={(id) => setChosen([one._id, id])}
      />
    </div>
  )
}

interface PartProps {
  part: LikeGroup
  members: readonly Submission[]
  /** Number and text of its question. */
  title: string
}

function Part({ part, members, title }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Row justify="between" wrap gap={8}>
        <Text tone="muted" variant="small" shrink data-latin>
          {words.part(part.percent, title)}
        </Text>
        <Button size="sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.compare}
        </Button>
      </Row>
      {isOpen && <SideBySide papers={members} question={part.question} />}
    </li>
  )
}

interface GroupProps {
  group: PeopleGroup
  papers: readonly Submission[]
  /** Number and text of each question. */
  titles: ReadonlyMap<string, string>
}

function Group({ group: { papers: ids, parts }, papers, titles }: GroupProps) {
  const members = ids.flatMap((id) => papers.find(({ _id }) => _id === id) ?? [])
  return (
    <Card as="li">
      <Text as="h2" variant="lead">
        {words.group(members.length, parts[0]?.percent ?? 0)}
      </Text>
      <Row as="ul" wrap gap={4} gapX={12} variant="small" className={classes.members}>
        {members.map(({ _id, learner, batch }) => (
          <li key={_id}>
            <LearnerName learner={learner} batch={batch?._id} />
          </li>
        ))}
      </Row>
      <Stack as="ul" plain gap={8} mt={12}>
        {parts.map((part) => (
          <Part key={part.question} part={part} members={members} title={titles.get(part.question) ?? ''} />
        ))}
      </Stack>
    </Card>
  )
}

export function Likeness({ exam, papers }: { exam: ExamForTeacher; papers: readonly Submission[] }) {
  const asked = useMemo(() => listAskedTexts(exam, papers), [exam, papers])
  const groups = useLikeGroups(asked)
  const titles = new Map(
    listTextQuestions(exam).map(({ no, question }) => [
      question._id,
      words.question(no, extractPlainText(question.text)),
    ]),
  )
  return (
    <Stack gap={16} as="section" aria-label={words.title}>
      <p>{words.note}</p>
      {groups === undefined && <SkeletonText lines={4} />}
      {groups?.length === 0 && <Empty art="done" title={words.none} text={words.noneText} />}
      {groups && groups.length > 0 && (
        <ul className={classes.groups}>
          {joinByPeople(groups).map((group) => (
            <Group key={group.papers.join(' ')} group={group} papers={papers} titles={titles} />
          ))}
        </ul>
      )}
    </Stack>
  )
}
