/**
 * Finds groups of submissions whose answers to one question are similar. Pure, so that it runs in a worker
 * and in a test.
 */

import { computeFingerprint, computeLikeness, type Fingerprint } from './winnow.ts'

export interface AnswerText {
  /** Id of the submission. */
  paper: string
  text: string
}

export interface AskedText {
  question: string
  /** The texts that everybody was given. */
  given: readonly string[]
  answers: readonly AnswerText[]
}

export interface LikeGroup {
  question: string
  papers: readonly string[]
  /** The smallest similarity that connects the group. */
  percent: number
}

/** From this percentage on, answers are reported as similar. */
export const LEAST_PERCENT = 60
/** A passage shared by more than this share is common knowledge, or a quotation of the question. */
const COMMON_SHARE = 0.4
/** In a smaller class a common passage means nothing yet. */
const LEAST_FOR_COMMON = 8

function collectGiven(given: readonly string[], prints: readonly Fingerprint[]): Set<number> {
  const hashes = new Set(given.flatMap((text) => [...computeFingerprint(text).keys()]))
  if (prints.length < LEAST_FOR_COMMON) return hashes
  const counts = new Map<number, number>()
  for (const print of prints) for (const hash of print.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  for (const [hash, count] of counts) if (count > prints.length * COMMON_SHARE) hashes.add(hash)
  return hashes
}

/**
 * Pairs that share at least one passage, so that ten thousand submissions are not all compared with each
 * other.
 */
function listPairs(prints: readonly Fingerprint[], given: ReadonlySet<number>): [number, number][] {
  const holders = new Map<number, number[]>()
  prints.forEach((print, at) => {
    for (const hash of print.keys())
      if (!given.has(hash)) holders.set(hash, [...(holders.get(hash) ?? []), at])
  })
  const pairs = new Map<string, [number, number]>()
  for (const [, all] of holders) {
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) pairs.set(`${one} ${other}`, [one, other])
    })
  }
  return [...pairs].map(([, pair]) => pair)
}

function findQuestionGroups({ question, given: texts, answers }: AskedText): LikeGroup[] {
  const prints = answers.map(({ text }) => computeFingerprint(text))
  const given = collectGiven(texts, prints)
  const like = listPairs(prints, given)
    .map(([one, other]) => ({ one, other, percent: computeLikeness(prints[one]!, prints[other]!, given) }))
    .filter(({ percent }) => percent >= LEAST_PERCENT)
    .toSorted((a, b) => b.percent - a.percent)
  const groups: { members: Set<number>; percent: number }[] = []
  for (const { one, other, percent } of like) {
    const [mine, theirs] = [one, other].map((each) => groups.find(({ members }) => members.has(each)))
    if (mine && mine === theirs) continue
    for (const each of [mine, theirs]) if (each) groups.splice(groups.indexOf(each), 1)
    groups.push({ members: new Set([...(mine?.members ?? [one]), ...(theirs?.members ?? [other])]), percent })
  }
  return groups.map(({ members, percent }) => ({
    question,
    percent,
    papers: [...members].toSorted((a, b) => a - b).map((at) => answers[at]!.paper),
  }))
}

/** The most similar first. */
export function findLikeGroups(asked: readonly AskedText[]): LikeGroup[] {
  return asked
    .flatMap(findQuestionGroups)
    .toSorted((one, other) => other.percent - one.percent || other.papers.length - one.papers.length)
}

export interface PeopleGroup {
  papers: readonly string[]
  /** One for each question in which they are similar, the most similar first. */
  parts: readonly LikeGroup[]
}

/** The same people form one group, in however many questions they are similar. */
export function joinByPeople(groups: readonly LikeGroup[]): PeopleGroup[] {
  const joined = new Map<string, LikeGroup[]>()
  for (const group of groups) {
    const key = group.papers.toSorted().join(' ')
    joined.set(key, [...(joined.get(key) ?? []), group])
  }
  return Array.from(joined.values(), (parts) => ({ papers: parts[0]!.papers, parts }))
}
