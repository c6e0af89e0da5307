import { expect, test } from 'vitest'
import { sandboxPerTest } from './sandbox.ts'
import { browserAt } from './support/fresh-sandbox.ts'
import { png } from './support/pictures.ts'

const sandbox = sandboxPerTest()

test('requests of a page reach the sandbox', async () => {
  sandbox().clock.moveTo(new Date('2026-12-01T06:00:00Z'), true)
  const response = await fetch('http://localhost:18000/api/v2/other/time')
  expect(await response.json()).toMatchObject({
    status: 'success',
    data: { now: '2026-12-01T06:00:00.000Z' },
  })
})

test('a dropped connection looks like one', async () => {
  sandbox().faults.add([
    { path: 'other/time', kind: 'drop-before', times: 1, status: 500, delay_ms: 0, headers: {} },
  ])
  await expect(fetch('http://localhost:18000/api/v2/other/time')).rejects.toThrow(TypeError)
})

test('a picture uploaded by a page arrives', async () => {
  const token = (await browserAt(sandbox()).logIn('01712345678')).data.accessToken
  const form = new FormData()
  form.set('image', new File([png()], 'ami.png', { type: 'image/png' }))
  const address = 'http://localhost:18000/api/v2/user/upload-image'
  const response = await fetch(address, { method: 'POST', headers: { accesstoken: token }, body: form })
  const { data } = (await response.json()) as { data: { picture: string } }
  expect(new Uint8Array(await (await fetch(data.picture)).arrayBuffer())).toEqual(png())
})
