import { describe, expect, test } from 'vitest'
import type { Alert } from '#src/api/shapes/notification.ts'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { isChannelOn } from '../content/alert.ts'
import { notifyPeople } from '../content/notify.ts'

async function start(phone = '01511111111') {
  const sandbox = await freshSandbox(fewPeople)
  const { call, logIn } = browserAt(sandbox)
  const { data } = await logIn(phone)
  const token = data.accessToken
  return {
    db: sandbox.db,
    person: data.user._id,
    read: (alert: string) => call<Alert>('GET', `alert/${alert}`, { token }),
    write: (alert: string, body: unknown) => call<Alert>('PATCH', `alert/${alert}`, { token, body }),
  }
}

describe('before any choice', () => {
  test.each([
    ['live', ['push', 'sms'], ['push', 'sms', 'email']],
    ['assignment', ['push', 'email'], ['push', 'sms', 'email']],
    ['exam', ['push', 'sms', 'email'], ['push', 'sms', 'email']],
    ['notice', ['push', 'email'], ['push', 'email']],
    ['payment', ['push', 'sms', 'email'], ['push', 'sms', 'email']],
    ['job', ['email'], ['push', 'email']],
  ])('%s goes out by %j of %j', async (alert, alert_channels, available_channels) => {
    const { read } = await start()
    expect((await read(alert)).data).toMatchObject({
      alert,
      alert_channels,
      available_channels,
      alert_off: false,
      force_off: false,
    })
  })

  test('a person without an address is not offered e-mail', async () => {
    const { read } = await start('01712345678')
    expect((await read('exam')).data).toMatchObject({
      alert_channels: ['push', 'sms'],
      available_channels: ['push', 'sms'],
    })
  })
})

test.each(['security', 'LIVE', 'other', '%20'])('there is no alert “%s”', async (name) => {
  const { read, write } = await start()
  expect((await read(name)).status).toBe(404)
  expect((await write(name, { alert_off: true })).status).toBe(404)
})

test('a choice changes what was sent and nothing else', async () => {
  const { read, write } = await start()
  expect((await write('exam', { alert_channels: ['email'] })).data).toMatchObject({
    alert_channels: ['email'],
    alert_off: false,
  })
  expect((await write('exam', { alert_off: true })).data).toMatchObject({
    alert_channels: ['email'],
    alert_off: true,
  })
  expect((await read('exam')).data).toMatchObject({
    alert_channels: ['email'],
    alert_off: true,
    force_off: false,
  })
  expect((await read('live')).data).toMatchObject({ alert_channels: ['push', 'sms'], alert_off: false })
})

test('a channel that the kind does not have is ignored', async () => {
  const { write } = await start()
  expect((await write('notice', { alert_channels: ['sms', 'fax', 'email'] })).data.alert_channels).toEqual([
    'email',
  ])
})

test('force_off on one kind silences all until it is reverted on any', async () => {
  const { db, person, read, write } = await start()
  await write('job', { force_off: true })
  expect((await read('live')).data).toMatchObject({ force_off: true, alert_channels: ['push', 'sms'] })
  expect(await isChannelOn(db, person, 'payment', 'sms')).toBe(false)
  await write('live', { force_off: false })
  expect((await read('job')).data.force_off).toBe(false)
  expect(await isChannelOn(db, person, 'payment', 'sms')).toBe(true)
})

test('alert_off silences one kind by every channel', async () => {
  const { db, person, write } = await start()
  await write('live', { alert_off: true })
  expect(await isChannelOn(db, person, 'live', 'push')).toBe(false)
  expect(await isChannelOn(db, person, 'exam', 'push')).toBe(true)
})

test('a channel is on as chosen, and off for an unknown person', async () => {
  const { db, person, write } = await start()
  await write('live', { alert_channels: ['email'] })
  expect(await isChannelOn(db, person, 'live', 'email')).toBe(true)
  expect(await isChannelOn(db, person, 'live', 'sms')).toBe(false)
  expect(await isChannelOn(db, 'nobody', 'live', 'email')).toBe(false)
})

describe('delivery', () => {
  async function startTold() {
    const sandbox = await freshSandbox(fewPeople)
    const { call, logIn } = browserAt(sandbox)
    const token = (await logIn('01511111111')).data.accessToken
    const reminder = {
      person: 'teacher',
      kind: 'exam',
      title: 'কুইজ',
      text: '',
      path: '/dashboard/tasks',
    } as const
    const readChannels = async () => {
      const sent = await (
        await sandbox.fetch(new Request('http://localhost:18000/__sandbox/messages'))
      ).json()
      return (sent as { channel: string; to: string }[]).map(({ channel, to }) => [channel, to] as const)
    }
    const countInApp = async () => (await call<unknown[]>('GET', 'notification', { token })).data.length
    return {
      tell: () => notifyPeople([reminder], sandbox),
      readChannels,
      countInApp,
      write: (body: unknown) => call('PATCH', 'alert/exam', { token, body }),
    }
  }

  test('uses the chosen channels', async () => {
    const { tell, readChannels, write } = await startTold()
    await tell()
    expect(Object.fromEntries(await readChannels())).toEqual({
      email: 'tanvir@karigor.example',
      sms: '01511111111',
    })
    await write({ alert_channels: ['sms'] })
    await tell()
    expect((await readChannels()).filter(([channel]) => channel === 'email')).toHaveLength(1)
  })

  test.each(['alert_off', 'force_off'])('appears only in the app while %s holds', async (flag) => {
    const { tell, readChannels, countInApp, write } = await startTold()
    await write({ [flag]: true })
    await tell()
    expect([await readChannels(), await countInApp()]).toEqual([[], 1])
    await write({ [flag]: false })
    await tell()
    expect([await readChannels(), await countInApp()]).toMatchObject([{ length: 2 }, 2])
  })
})
