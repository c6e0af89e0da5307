/** Assessments and levels, for guests and for members. (spec 7 Assessments, ruling R35) */

import type { assessment as rows } from '#src/api/contract/assessment.ts'
import { showCategoryMark } from '../content/catalogue/catalogue.ts'
import {
  readAssessmentCatalogue,
  type AssessmentCatalogue,
  showLevel,
} from '../content/level/assessment-view.ts'
import type { AssessmentWithLevels } from '../content/level/level-progress.ts'
import { rankAssessment } from '../content/level/top-list.ts'
import { readPeople, type ShownPerson } from '../content/people.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'
import { paginate } from '../kernel/list.ts'

/** How many learners the top list has. */
const TOP = 20

function findAssessment({ assessments }: AssessmentCatalogue, id: string): AssessmentWithLevels {
  const found = assessments.find((one) => one._id === id)
  if (!found) throw new NotFound('অ্যাসেসমেন্টটি')
  return found
}

function filterByCategory(
  { assessments }: AssessmentCatalogue,
  id: string | undefined,
): AssessmentWithLevels[] {
  return assessments.filter((one) => id === undefined || one.category === id)
}

/** Time of the last purchase or attempt; the newest comes first. */
function getLastUse(
  { levels }: AssessmentWithLevels,
  { history: { grants, attempts } }: AssessmentCatalogue,
): string {
  const isHere = (id: string | null) => levels.some(({ _id }) => _id === id)
  const times = [
    ...grants.filter(({ level }) => isHere(level)).map(({ granted_at }) => granted_at),
    ...attempts.filter(({ level }) => isHere(level)).map(({ started_at }) => started_at),
  ]
  return times.toSorted().at(-1) ?? ''
}

/** Guests see a first name and no picture. */
function hideFromGuests({ _id, name }: ShownPerson): ShownPerson {
  return { _id, name: name?.split(' ')[0] ?? '' }
}

export const assessmentHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const catalogue = await readAssessmentCatalogue(context.person, context)
    return paginate(filterByCategory(catalogue, context.query.category).map(catalogue.ownCard), context.query)
  },

  async one(context) {
    const catalogue = await readAssessmentCatalogue(context.person, context)
    const assessment = findAssessment(catalogue, context.params.id)
    return {
      ...catalogue.ownCard(assessment),
      ...catalogue.about(assessment),
      levels: assessment.levels.map((row) => catalogue.ownLevel(row, assessment)),
    }
  },

  async purchases(context) {
    const catalogue = await readAssessmentCatalogue(context.person, context)
    return catalogue.assessments
      .toSorted((one, other) => getLastUse(other, catalogue).localeCompare(getLastUse(one, catalogue)))
      .map(catalogue.ownCard)
      .filter(({ is_enrolled }) => is_enrolled)
  },

  async levels(context) {
    const catalogue = await readAssessmentCatalogue(context.person, context)
    const { assessment } = context.query
    const assessments =
      assessment === undefined ? catalogue.assessments : [findAssessment(catalogue, assessment)]
    return paginate(
      assessments.flatMap((assessment) =>
        assessment.levels.map((row) => catalogue.ownLevel(row, assessment)),
      ),
      context.query,
    )
  },

  async level(context) {
    const catalogue = await readAssessmentCatalogue(context.person, context)
    for (const assessment of catalogue.assessments) {
      const row = assessment.levels.find(({ _id }) => _id === context.params.id)
      if (row)
        return {
          ...catalogue.ownLevel(row, assessment),
          instructions: row.instructions,
          assessment_title: assessment.title,
        }
    }
    throw new NotFound('লেভেলটি')
  },

  async publicLevels(context) {
    const { assessments } = await readAssessmentCatalogue(undefined, context)
    return assessments.flatMap(({ levels }) => levels.map(showLevel))
  },

  async publicList(context) {
    const catalogue = await readAssessmentCatalogue(undefined, context)
    return paginate(filterByCategory(catalogue, context.query.category).map(catalogue.card), context.query)
  },

  async publicCategories(context) {
    const catalogue = await readAssessmentCatalogue(undefined, context)
    return catalogue.categories.map((row) => ({
      ...showCategoryMark(row),
      text: row.text,
      assessment_count: filterByCategory(catalogue, row._id).length,
    }))
  },

  async publicCategory(context) {
    const catalogue = await readAssessmentCatalogue(undefined, context)
    const { id } = context.params
    const row = catalogue.categories.find(({ _id, slug }) => _id === id || slug === id)
    if (!row) throw new NotFound('ক্যাটাগরিটি')
    const assessments = filterByCategory(catalogue, row._id).map(catalogue.card)
    return { ...showCategoryMark(row), text: row.text, assessment_count: assessments.length, assessments }
  },

  async publicOne(context) {
    const catalogue = await readAssessmentCatalogue(undefined, context)
    const assessment = findAssessment(catalogue, context.params.id)
    return {
      ...catalogue.card(assessment),
      ...catalogue.about(assessment),
      levels: assessment.levels.map(showLevel),
    }
  },

  async topList(context) {
    const { person } = context
    const assessment = findAssessment(await readAssessmentCatalogue(undefined, context), context.params.id)
    const places = (await rankAssessment(assessment, context)).slice(0, TOP)
    const people = await readPeople(
      places.map((place) => place.person),
      context,
    )
    return places.map(({ person: id, rank, points, stars }) => {
      const shown = people.get(id) ?? { _id: id }
      return {
        rank,
        points,
        stars,
        person: person ? shown : hideFromGuests(shown),
        is_me: person?._id === id,
      }
    })
  },
}
