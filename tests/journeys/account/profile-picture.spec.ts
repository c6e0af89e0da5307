/**
 * The person's picture: resized, without location and camera, one of several, or a drawn face. (rulings R25,
 * R46)
 */

import { crc32, deflateSync } from 'node:zlib'
import { jpeg, photoJpeg, png, pngHead, SECRETS } from '../../support/pictures.ts'
import { expect, journey } from '../support/journey.ts'

const PROFILE = '/dashboard/profile'

/** A picture of noise, which compression does not make smaller. */
function drawNoise(side: number): Buffer {
  const rows = Buffer.alloc(side * (side * 3 + 1))
  let noise = 1
  for (let at = 0; at < rows.length; at += 1) {
    noise = (noise * 48_271) % 2_147_483_647
    rows[at] = at % (side * 3 + 1) === 0 ? 0 : noise & 255
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

journey(
  'a photo of six megabytes is resized on the device, and HEIC is refused with an alternative',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PROFILE)
    const picture = page.getByRole('region', { name: 'ছবি' })
    const chooser = picture.locator('input[type=file]').first()
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
    await chooser.setInputFiles({ name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: heic })
    await expect(picture).toContainText('Settings › Camera › Formats › Most Compatible')

    const large = drawNoise(1450)
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024)
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/user/upload-image') && request.method() === 'POST',
    )
    await chooser.setInputFiles({ name: 'IMG_2035.jpe', mimeType: '', buffer: large })
    expect((await (await sent).headerValue('content-type'))?.startsWith('multipart/')).toBe(true)
    await expect(picture.locator('img').first()).toHaveAttribute('src', /\/files\//)
    const box = await picture
      .locator('img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const bytes = await (await fetch(image.src)).blob()
        return { size: bytes.size, type: bytes.type, width: image.naturalWidth }
      })
    expect(box).toMatchObject({ type: 'image/jpeg' })
    expect(box.size).toBeLessThanOrEqual(5 * 1024 * 1024)
  },
)

journey('a photo is sent upright, without location and camera', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PROFILE)
  const picture = page.getByRole('region', { name: 'ছবি' })
  const chooser = picture.locator('input[type=file]').first()
  const bomb = Buffer.concat([pngHead(14_000, 10_000), png().slice(33)])
  await chooser.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: bomb })
  await expect(picture).toContainText('ছবিটির মাপ ১৪,০০০ × ১০,০০০ পিক্সেল')

  const posted = page.waitForRequest(
    (request) => request.url().endsWith('/user/upload-image') && request.method() === 'POST',
  )
  await chooser.setInputFiles({ name: 'bari.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photoJpeg()) })
  const body = (await posted).postDataBuffer()?.toString('latin1') ?? ''
  const shown = picture.locator('img').first()
  await expect(shown).toHaveAttribute('src', /\/files\//)
  const seen = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const text = new TextDecoder('latin1').decode(await (await fetch(image.src)).arrayBuffer())
    return { text, width: image.naturalWidth, height: image.naturalHeight }
  })
  // Taken 6 by 4, with the camera on its side.
  expect(seen).toMatchObject({ width: 4, height: 6 })
  expect(seen.text).toContain('JFIF')
  for (const secret of SECRETS) expect(body + seen.text).not.toContain(secret)
})

journey(
  'when several pictures are dropped the field asks for one, by pointer and keys',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PROFILE)
    const picture = page.getByRole('region', { name: 'ছবি' })
    const drop = async () => {
      const given = await page.evaluateHandle(
        (bytes) => {
          const moved = new DataTransfer()
          for (const name of ['ek.jpg', 'dui.jpg', 'tin.jpg'])
            moved.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
          return moved
        },
        [...jpeg()],
      )
      await picture.locator('fieldset').first().dispatchEvent('drop', { dataTransfer: given })
    }
    await drop()
    await expect(
      picture.getByRole('group', { name: '৩টি ফাইল এসেছে, এখানে একটি দেওয়া যায়। কোনটি দেবেন?' }),
    ).toBeFocused()
    await app.expectSound()
    await picture.getByRole('button', { name: 'কোনোটি নয়' }).click()
    await expect(picture).toContainText('নেওয়া হয়নি: ek.jpg, dui.jpg, tin.jpg।')
    expect((await sandbox.counts())['POST user/upload-image']).toBeUndefined()

    await drop()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(picture.getByRole('button', { name: /^dui\.jpg/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(picture).toContainText('নেওয়া হয়নি: ek.jpg, tin.jpg।')
    await expect(picture.locator('img').first()).toHaveAttribute('src', /\/files\/.*/)
    expect((await sandbox.counts())['POST user/upload-image']).toBe(1)
  },
)

journey("a person's own picture, then a drawn avatar", async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/net::ERR/)
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PROFILE)
  const picture = page.getByRole('region', { name: 'ছবি' })
  const shown = picture.locator('img').first()
  const before = await shown.getAttribute('src')
  const chooser = picture.locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(picture).toContainText('এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: jpg')
  await sandbox.fault({ path: 'user/upload-image', kind: 'drop-before', times: 0 })
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png()) })
  await expect(picture.getByRole('alert')).toHaveText('ছবিটি ওঠেনি। ইন্টারনেট দেখে আবার দিন।')
  await sandbox.clearFaults()
  await picture.getByRole('button', { name: 'আবার' }).click()
  await expect(shown).toHaveAttribute('src', /\/files\//)

  await picture.getByText('আঁকা ছবি থেকে বেছে নিন').click()
  await picture.getByRole('radio', { name: 'ওড়না, নীল' }).check()
  await app.expectSound()
  await picture.getByRole('button', { name: 'সেভ করুন' }).click()
  await expect(shown).toHaveAttribute('src', /avatars\/3/)
  expect(await shown.getAttribute('src')).not.toBe(before)
})
