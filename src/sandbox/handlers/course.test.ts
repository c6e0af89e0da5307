import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Course, CourseCard } from '#src/api/shapes/course.ts'
import type { SearchEntry, SearchResult, Suggestion } from '#src/api/shapes/search.ts'
import { getCourseStatus, getDisplayedPrice } from '#src/lib/price.ts'
import { NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { course } from '../database/tables/catalogue.ts'

let seeded: Awaited<ReturnType<typeof seededSandbox>>
beforeAll(async () => {
  seeded = await seededSandbox()
})

const list = async (query: string) =>
  (await seeded.asGuest.get<CourseCard[]>(`course?count=100&${query}`)).data
const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug)

describe('the catalogue', () => {
  test('begins with the courses of the home page', async () => {
    expect((await slugs('')).slice(0, 4)).toEqual([
      'full-stack-javascript',
      'ux-design',
      'data-science-python',
      'digital-marketing',
    ])
  })

  test.each([
    ['flutter', 'flutter-mobile-app'],
    ['phlatar', 'flutter-mobile-app'],
    ['ফ্লাটার', 'flutter-mobile-app'],
    ['eksel', 'excel-office'],
    ['এক্সেল', 'excel-office'],
  ])('is searched by letters or by sound: %s', async (search, slug) => {
    expect(await slugs(`search=${encodeURIComponent(search)}`)).toContain(slug)
  })

  test('finds nothing for an unknown text', async () => {
    expect(await slugs('search=zzzz')).toEqual([])
  })

  test('filters join with and', async () => {
    const found = await list('category=web-development&kind=live&price_max=6000')
    expect(found.map(({ slug }) => slug).toSorted()).toEqual([
      'flutter-mobile-app',
      'full-stack-javascript',
      'react-advanced',
    ])
  })

  test('a part of the day requires a class in it', async () => {
    expect(await slugs('day_part=dawn')).toEqual(['spoken-english'])
    expect(await slugs('day_part=morning')).toEqual(
      expect.arrayContaining(['full-stack-javascript', 'freelancing-live']),
    )
  })

  test('sorts by price, rating, start', async () => {
    const prices = (await list('sort=price')).map((card) => getDisplayedPrice(card)!)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect((await slugs('sort=rating'))[0]).toBe('ux-design')
    expect((await slugs('sort=start&kind=live'))[0]).toBe('spoken-english')
  })

  test('pages are counted', async () => {
    const page = await seeded.asGuest.get('course?count=5&page=2')
    expect(page.data).toHaveLength(5)
    expect(page.total).toBe(await seeded.sandbox.db.$count(course))
  })

  test('has courses that are running, free and past', async () => {
    const statuses = (await list('')).map((card) => getCourseStatus(card))
    expect(new Set(statuses)).toEqual(new Set(['CONTINUE', 'FREE', 'ENDED']))
  })
})

describe('a course', () => {
  test('shows its batches with the seats that are left, soonest first', async () => {
    const { data } = await seeded.asGuest.get<Course>('course/full-stack-javascript')
    expect(data.live_plus_schedules?.map(({ seats_left }) => seats_left)).toEqual([18, 41])
    expect(data).toMatchObject({
      live_price: 6000,
      live_price_real: 8000,
      live_class_count: 36,
      project_count: 12,
      offer: { percent: 25 },
    })
    expect(data.curriculum).toHaveLength(8)
    expect(data.curriculum[0]).toMatchObject({ class_count: 6, assignment_count: 2, quiz_count: 1 })
  })

  test('a full batch is not offered', async () => {
    const { data } = await seeded.asGuest.get<Course>('course/spoken-english')
    expect(data.live_plus_schedules).toMatchObject([{ label: 'ব্যাচ ১৮ · ভোরের', seats_left: 6 }])
  })

  test('a bundle names its plan and its courses', async () => {
    const { data } = await seeded.asGuest.get<Course>('course/ux-design-bundle')
    expect(data.bundle).toMatchObject({ plan: 'plan-ux-design-bundle', price: 8000 })
    expect(data.bundle?.courses).toHaveLength(3)
  })

  test('clicks are counted', async () => {
    const clicks = async () =>
      (await seeded.sandbox.db.select().from(course).where(eq(course.slug, 'ux-design')).get())!.click_count
    const before = await clicks()
    await seeded.asGuest.post('course/click/ux-design')
    expect(await clicks()).toBe(before + 1)
    expect((await seeded.asGuest.post('course/click/none')).status).toBe(404)
  })

  test('that does not exist is not found', async () => {
    expect((await seeded.asGuest.get('course/none')).status).toBe(404)
    expect((await seeded.asGuest.get('free-course/course-ux-design')).status).toBe(404)
  })
})

describe('search', () => {
  test('are remembered per person, the newest first and once', async () => {
    for (const q of ['react', 'excel', 'react']) {
      await seeded.asGuest.get(`search?q=${q}`, 'search')
      seeded.sandbox.clock.forward(1)
    }
    const own = (await seeded.asGuest.get<SearchEntry[]>('history', 'search')).data
    expect(own.map(({ text }) => text)).toEqual(['react', 'excel'])
    const somebody = await seeded.as('01712345678')
    expect((await somebody.get('history', 'search')).data).toEqual([])
    expect((await somebody.remove(`history/${own[0]!._id}`, 'search')).status).toBe(404)
  })

  test('corrects a typing error, unless the typed text was intended', async () => {
    expect(
      (await seeded.asGuest.get<SearchResult>('search?q=pythn', 'search')).data.courses.length,
    ).toBeGreaterThan(0)
    const slip = (await seeded.asGuest.get<SearchResult>('search?q=figmat', 'search')).data
    expect(slip.corrected).toBe('figma')
    expect(slip.courses.length).toBeGreaterThan(0)
    const forced = (await seeded.asGuest.get<SearchResult>('search?q=figmat&is_forced=true', 'search')).data
    expect([forced.corrected ?? null, forced.courses]).toEqual([null, []])
  })

  test('suggests words, subjects and courses', async () => {
    const { data } = await seeded.asGuest.get<Suggestion[]>(
      `suggest?q=${encodeURIComponent('ডিজিটাল')}`,
      'search',
    )
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['query', 'category', 'course']))
  })
})

describe('leads', () => {
  test('a repeat with the same key is the same lead; a contact is required', async () => {
    const body = { event: 'newsletter', contact: 'nusrat@karigor.example', key: 'lead-1' }
    expect((await seeded.asGuest.post('lead', body)).status).toBe(201)
    expect((await seeded.asGuest.post('lead', body)).status).toBe(200)
    expect(
      (await seeded.asGuest.post('lead', { ...body, contact: 'নম্বর নেই', key: 'lead-2' })).errors,
    ).toHaveProperty('contact')
    // Another person may happen to use the same key.
    const nusrat = await seeded.as(NUSRAT_PHONE)
    expect((await nusrat.post('lead', body)).status).toBe(201)
    expect((await nusrat.post('lead', body)).status).toBe(200)
  })
})
