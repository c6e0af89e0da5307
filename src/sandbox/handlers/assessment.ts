/** Assessments and levels, for guests and for members. (spec 7 Assessments, ruling R35) */
import type { assessment as rows } from '#src/api/contract/assessment.ts'
import { readShelf, type Shelf, showLevel } from '../content/assessment-shown.ts'
import { showCategoryMark } from '../content/catalogue.ts'
import type { AssessmentWithLevels } from '../content/ladder.ts'
import { readPeople, type ShownPerson } from '../content/person-shown.ts'
import { rankAssessment } from '../content/top-list.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { paginate } from '../kernel/list.ts'
import { missing } from '../kernel/refusal.ts'

/** How many the top list names. */
const TOP = 20

function findAssessment({ ladders }: Shelf, id: string): AssessmentWithLevels {
  const found = ladders.find(({ of }) => of._id === id)
  if (!found) throw missing('অ্যাসেসমেন্টটি')
  return found
}

function filterByCategory({ ladders }: Shelf, id: string | undefined): AssessmentWithLevels[] {
  return ladders.filter(({ of }) => id === undefined || of.category === id)
}

/** What was bought or begun last comes first. */
function getLastUse({ levels }: AssessmentWithLevels, { climb: { grants, attempts } }: Shelf): string {
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
    const shelf = await readShelf(context.person, context)
    return paginate(filterByCategory(shelf, context.query.category).map(shelf.ownCard), context.query)
  },

  async one(context) {
    const shelf = await readShelf(context.person, context)
    const ladder = findAssessment(shelf, context.params.id)
    return { ...shelf.ownCard(ladder), ...shelf.about(ladder), levels: ladder.levels.map((row) => shelf.ownLevel(row, ladder)) }
  },

  async purchases(context) {
    const shelf = await readShelf(context.person, context)
    return shelf.ladders
      .toSorted((one, other) => getLastUse(other, shelf).localeCompare(getLastUse(one, shelf)))
      .map(shelf.ownCard)
      .filter(({ is_enrolled }) => is_enrolled)
  },

  async levels(context) {
    const shelf = await readShelf(context.person, context)
    const { assessment } = context.query
    const ladders = assessment === undefined ? shelf.ladders : [findAssessment(shelf, assessment)]
    return paginate(
      ladders.flatMap((ladder) => ladder.levels.map((row) => shelf.ownLevel(row, ladder))),
      context.query,
    )
  },

  async level(context) {
    const shelf = await readShelf(context.person, context)
    for (const ladder of shelf.ladders) {
      const row = ladder.levels.find(({ _id }) => _id === context.params.id)
      if (row) return { ...shelf.ownLevel(row, ladder), instructions: row.instructions, assessment_title: ladder.of.title }
    }
    throw missing('লেভেলটি')
  },

  async publicLevels(context) {
    const { ladders } = await readShelf(undefined, context)
    return ladders.flatMap(({ levels }) => levels.map(showLevel))
  },

  async publicList(context) {
    const shelf = await readShelf(undefined, context)
    return paginate(filterByCategory(shelf, context.query.category).map(shelf.card), context.query)
  },

  async publicCategories(context) {
    const shelf = await readShelf(undefined, context)
    return shelf.categories.map((row) => ({ ...showCategoryMark(row), text: row.text, assessment_count: filterByCategory(shelf, row._id).length }))
  },

  async publicCategory(context) {
    const shelf = await readShelf(undefined, context)
    const { id } = context.params
    const row = shelf.categories.find(({ _id, slug }) => _id === id || slug === id)
    if (!row) throw missing('ক্যাটাগরিটি')
    const assessments = filterByCategory(shelf, row._id).map(shelf.card)
    return { ...showCategoryMark(row), text: row.text, assessment_count: assessments.length, assessments }
  },

  async publicOne(context) {
    const shelf = await readShelf(undefined, context)
    const ladder = findAssessment(shelf, context.params.id)
    return { ...shelf.card(ladder), ...shelf.about(ladder), levels: ladder.levels.map(showLevel) }
  },

  async topList(context) {
    const { person } = context
    const ladder = findAssessment(await readShelf(undefined, context), context.params.id)
    const places = (await rankAssessment(ladder, context)).slice(0, TOP)
    const people = await readPeople(
      places.map((place) => place.person),
      context,
    )
    return places.map(({ person: id, rank, points, stars }) => {
      const shown = people.get(id) ?? { _id: id }
      return { rank, points, stars, person: person ? shown : hideFromGuests(shown), is_me: person?._id === id }
    })
  },
}
