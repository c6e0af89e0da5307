/** Job posts in the local API. (ruling R54) */

import { expect, test } from 'vitest'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import type {
  JobFile,
  JobPost,
  JobPostDetail,
  JobCategory,
  JobApplication,
  Placement,
  UploadedCv,
} from '#src/api/shapes/job.ts'
import { writeContent } from '../../../tests/support/file-content.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'
import { job_application } from '../database/tables/job.ts'

const TALENT_PHONE = '01311111111'

async function start() {
  const { sandbox, as, asGuest } = await seededSandbox()
  return { sandbox, as, asGuest, nusrat: await as(NUSRAT_PHONE) }
}

const upload = (name: string) => {
  const form = new FormData()
  form.set('file', new File([writeContent(name)], name))
  return form
}

test('open posts are sorted by deadline, past ones come last; each filter narrows the list', async () => {
  const { sandbox, nusrat } = await start()
  const list = async (query = '') => (await nusrat.get<JobPost[]>(`jobpost?count=100${query}`)).data
  const all = await list()
  expect(all).toHaveLength(30)
  const now = sandbox.clock.iso()
  const open = all.filter(({ expire_at }) => expire_at > now).map(({ expire_at }) => expire_at)
  expect(open).toEqual(open.toSorted())
  expect(all.slice(0, open.length).every(({ expire_at }) => expire_at > now)).toBe(true)
  const ids = async (query: string) => (await list(query)).map(({ _id }) => _id)
  expect(await ids('&search=react')).toEqual(expect.arrayContaining(['job-react', 'job-frontend']))
  expect(await ids('&type=internship')).toEqual(['job-ui-intern', 'job-intern'])
  expect(await ids('&location=খুলনা&category_slug=office-skills')).toEqual(
    expect.not.arrayContaining(['job-flutter']),
  )
  expect(await ids('&status=interview')).toEqual(['job-ui-developer'])
  expect(await ids('&has_applied=true')).toHaveLength(5)
  const day = now.slice(0, 10)
  expect(await ids(`&expire_at_to=${day}`)).not.toContain('job-frontend')
  expect(await ids(`&posted_at_from=${day}`)).toEqual(['job-trainee'])
})

test('teachers only read the list; guests do not', async () => {
  const { as, asGuest } = await start()
  const teacher = await as(TEACHER_PHONE)
  expect((await teacher.get<JobPost[]>('jobpost')).data[0]?.application).toEqual({ state: 'none', at: null })
  expect((await teacher.get('jobpost/job-react')).status).toBe(403)
  expect((await teacher.patch('jobpost/apply/job-react', { cv_url: 'x', note: '' })).status).toBe(403)
  expect((await asGuest.get('jobpost')).status).toBe(401)
})

test('a post has its text and files; the categories count open posts', async () => {
  const { nusrat } = await start()
  const { data } = await nusrat.get<JobPostDetail>('jobpost/job-frontend')
  expect(data.description).toContain('<h3>যা করতে হবে</h3>')
  expect(data.files.map(({ name }) => name)).toEqual(['frontend-role.pdf'])
  const counts = (await nusrat.get<JobCategory[]>('jobpost/list/category')).data.map(
    ({ job_count }) => job_count,
  )
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(27)
  expect((await nusrat.get('jobpost/no-such-post')).status).toBe(404)
})

test('an application is sent once, only with one’s own CV, and not after the deadline', async () => {
  const { sandbox, as, nusrat } = await start()
  const [newest] = (await nusrat.get<JobFile[]>('jobpost/list/file?file_type=cv')).data
  const apply = (post: string, cv_url: string, note = '') =>
    nusrat.patch<JobApplication>(`jobpost/apply/${post}`, { cv_url, note })
  const first = await apply('job-react', newest!.url, ' আগ্রহী ')
  expect(first.status).toBe(201)
  sandbox.clock.forward(60)
  expect((await apply('job-react', newest!.url, 'আবার')).data).toEqual(first.data)
  const stored = (await sandbox.db.select().from(job_application)).filter(
    ({ _id, post }) => post === 'job-react' && !_id.startsWith('person-'),
  )
  expect(stored).toMatchObject([
    { name: 'নুসরাত জাহান', phone: '01712345678', email: 'nusrat@karigor.example', note: 'আগ্রহী' },
  ])

  const talent = await as(TALENT_PHONE)
  const theirs = (await talent.get<JobFile[]>('jobpost/list/file?file_type=cv')).data[0]!
  expect((await apply('job-vue', theirs.url)).status).toBe(403)
  expect((await apply('job-vue', 'https://elsewhere.example/cv.pdf')).errors).toHaveProperty('cv_url')
  const late = await apply('job-old-frontend', newest!.url)
  expect([late.status, late.msg]).toEqual([410, 'এই পদে আবেদনের সময় শেষ হয়ে গেছে।'])
})

test('a CV is checked for kind and size, becomes the newest of three, and is private', async () => {
  const { as, nusrat } = await start()
  const sent = await nusrat.sendForm<UploadedCv>('jobpost/upload/job-react', upload('নতুন সিভি.docx'), 'POST')
  expect(sent.data).toMatchObject({ name: 'নতুন সিভি.docx', size: Buffer.byteLength(writeContent('a.docx')) })
  const names = (await nusrat.get<JobFile[]>('jobpost/list/file?file_type=cv')).data.map(({ name }) => name)
  expect(names).toEqual(['নতুন সিভি.docx', 'nusrat-cv.pdf', 'nusrat-cv-frontend.pdf'])
  expect((await nusrat.sendForm('jobpost/upload/job-react', upload('cv.exe'), 'POST')).errors).toHaveProperty(
    'file',
  )
  expect((await nusrat.sendForm('jobpost/upload/job-react', upload('cv.png'), 'POST')).errors).toHaveProperty(
    'file',
  )
  const newcomer = await as(NEWCOMER_PHONE)
  expect((await newcomer.get('jobpost/list/file?file_type=cv')).data).toEqual([])
})

test('a post is saved once and removed, and the builder stores a CV for the person in the token', async () => {
  const { sandbox, nusrat } = await start()
  const mark = (marked: boolean) => nusrat.patch('jobpost/mark/job-vue', { marked })
  await mark(true)
  expect((await mark(true)).data).toEqual({ is_marked: true })
  expect((await nusrat.get<JobPost>('jobpost/job-vue')).data.is_marked).toBe(true)
  await mark(false)
  expect((await nusrat.get<JobPost>('jobpost/job-vue')).data.is_marked).toBe(false)

  const { url, expires_at } = (await nusrat.get<{ url: string; expires_at: string }>('cv/token')).data
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
  const save = (accesstoken: string) => {
    const init = { method: 'POST', headers: { accesstoken }, body: JSON.stringify({ text: 'HTML ও CSS' }) }
    return sandbox.fetch(new Request(`${sandbox.addresses.media}/cv/cvs`, init))
  }
  expect((await save(token)).status).toBe(201)
  expect((await save(nusrat.token)).status, 'the login is no key to the builder').toBe(403)
  for (const [base, path] of [
    ['main', 'user/me'],
    ['main', 'note'],
    ['main', 'transaction'],
    ['main', 'device'],
    ['main', 'cv/token'],
    ['talent', 'talent/me'],
    ['search', 'history'],
  ] as const) {
    const asked = await sandbox.fetch(
      new Request(`${sandbox.addresses[base]}/${path}`, { headers: { accesstoken: token } }),
    )
    expect([401, 403, 404], path).toContain(asked.status)
  }
  const write = {
    method: 'PATCH',
    headers: { accesstoken: token, 'content-type': 'application/json' },
    body: '{"name":"x"}',
  }
  expect(
    (await sandbox.fetch(new Request(`${sandbox.addresses.main}/user`, write))).status,
    'the builder’s token is no login',
  ).toBe(403)
  expect((await nusrat.get<JobFile[]>('jobpost/list/file?file_type=cv')).data[0]?.name).toBe('karigor-cv.doc')
  sandbox.clock.moveTo(new Date(Date.parse(expires_at) + 1000), true)
  expect((await save(token)).status).toBe(401)
})

test('the home page shows the number of open posts', async () => {
  const { asGuest } = await start()
  const { sections } = (await asGuest.get<CmsPage>('anything/public/home')).data
  const shown = sections.filter(({ key }) => key === 'figures' || key === 'banners')
  const counts = shown.flatMap(({ items }) =>
    items.filter(({ icon }) => icon === 'job').map(({ value }) => value),
  )
  expect(counts).toEqual([27, 27])
})

test('placements show first names, and faces only with consent', async () => {
  const { asGuest } = await start()
  const { data } = await asGuest.get<Placement[]>('jobplacement')
  expect(data.map(({ name }) => name).filter((name) => /\s/.test(name))).toEqual([])
  expect(data.find(({ name }) => name === 'সুমাইয়া')?.picture_url).toBeNull()
  expect(data.find(({ name }) => name === 'ফারহানা')?.picture_url).toMatch(/avatars/)
  expect((await asGuest.get<Placement[]>('jobplacement?category=category-ux')).data).toHaveLength(2)
})
