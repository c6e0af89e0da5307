/**
 * Help: from a problem to a ticket with a number, whatever the connection does meanwhile. (rulings R24, R35,
 * R42, R46)
 */

import { randomBytes } from 'node:crypto'
import {
  choose,
  CONTACT,
  contact,
  files,
  mine,
  next,
  picture,
  received,
  submit,
  text,
  waiting,
  writeAndSend,
} from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'
import { logOutHere, moveTo } from '../support/moves.ts'

const RECORDING = '/dashboard/my-courses/batch-full-stack-12/recordings/recording-fs12-22'
const BATCH = '/dashboard/my-courses/batch-full-stack-12'
journey(
  'from an error toast: course, device and the failed call are filled in',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await sandbox.fault({
      method: 'GET',
      path: 'study-plan/revised/{id}',
      kind: 'status',
      status: 500,
      times: 0,
    })
    await app.goto(BATCH)
    await page.getByRole('alert').getByRole('link', { name: 'সাপোর্টে জানান' }).first().click()
    await sandbox.clearFaults()
    await expect(page).toHaveURL(/category=batch&step=2/)
    await expect(page.getByLabel('কোন কোর্স')).toHaveValue(/ফুল স্ট্যাক.* · ব্যাচ ১২/)
    const sent = await writeAndSend(page, sandbox, 'স্টাডি প্ল্যান খুলছে না।')
    expect(sent.fields['8']).toMatch(/GET study-plan\/revised\/:id → 500/)
    expect(JSON.stringify(sent)).not.toMatch(/accesstoken|eyJ/i)
  },
)

journey(
  'from a recording that does not play: module and class too, chosen from lists',
  async ({ app, page, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    await page.route(/\.m3u8|player\.css/, (route) => route.abort())
    await app.loginAs('learner')
    await app.goto(RECORDING)
    await page
      .getByRole('alert')
      .getByRole('link', { name: /সাপোর্টে/ })
      .click()
    await expect(page).toHaveURL(/category=class-recording&step=2/)
    await expect(page.getByLabel('কোন মডিউল')).toHaveValue(/^মডিউল ৬/)
    await expect(page.getByLabel('কোন ক্লাসের রেকর্ডিং')).not.toHaveValue('')
    // The self-check tries the same host, and names it.
    await expect(page.getByRole('region', { name: 'আগে এগুলো দেখে নিই' })).toContainText(
      'ভিডিও প্লেয়ারের সার্ভারে পৌঁছানো যাচ্ছে না',
    )
    await app.expectSound()
  },
)

journey(
  'the self-check finds a wrong clock and a missing login, and adds its findings',
  async ({ app, sandbox }) => {
    const { page } = app
    await sandbox.forward(600)
    await app.goto('/support?category=class-joining')
    const check = page.getByRole('region', { name: 'আগে এগুলো দেখে নিই' })
    await expect(check).toContainText('আপনার ডিভাইসের ঘড়ি ১০ মিনিট পিছিয়ে আছে')
    await expect(check).toContainText('আপনি লগইন করা নেই')
    await sandbox.moveTo(new Date().toISOString())
    await check.getByRole('button', { name: 'আবার যাচাই করুন' }).click()
    // While the checks run again nothing is said of the clock either.
    await expect(check).toContainText('আপনি লগইন করা নেই')
    await expect(check).not.toContainText('পিছিয়ে')
    const sent = await writeAndSend(page, sandbox, 'লিংক খুলছে না।')
    expect(sent.fields['8']).toContain('যাচাই: আপনি লগইন করা নেই')
  },
)

journey(
  'offline it waits with a receipt, and is sent once by itself from another page',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.goto('/support?category=module')
    await choose(page, picture())
    await expect(files(page)).toContainText('যুক্ত হয়েছে')
    await page.context().setOffline(true)
    await choose(page, picture('second.png'))
    await expect(files(page).getByRole('alert')).toBeVisible()
    await text(page).fill('মডিউল লক দেখাচ্ছে।')
    await next(page).click()
    await contact(page).fill(CONTACT)
    await expect(page.getByText('এখন ইন্টারনেট নেই।')).toBeVisible()
    await submit(page).click()
    await expect(waiting(page)).toBeFocused()
    await app.expectSound()
    await moveTo(page, '/about')
    await expect(app.heading()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(/আপনার টিকিট TKT\d+ পৌঁছেছে/)).toBeVisible()
    // The page there needs a file and reloads once the connection returns; what that interrupts is repeated
    // with its key.
    const arrived = await sandbox.tickets()
    expect(arrived.map((ticket) => ticket.files.length)).toEqual([2])
  },
)

journey(
  'written offline, the browser closed: the next visit sends it',
  async ({ app, page, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    await app.goto('/support?category=batch')
    await text(page).fill('সকালের ব্যাচে যেতে চাই।')
    await next(page).click()
    await contact(page).fill(CONTACT)
    await context.setOffline(true)
    await submit(page).click()
    await expect(waiting(page)).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/about')
    await expect(later.getByText(/আপনার টিকিট TKT\d+ পৌঁছেছে/)).toBeVisible()
    await later.goto('/support')
    await expect(mine(later).getByRole('link', { name: /TKT\d+/ })).toBeVisible()
    // The closing page may have sent it at the last moment; the key makes the repeat harmless.
    expect(await sandbox.tickets()).toHaveLength(1)
  },
)

journey(
  'an interrupted file upload: reload, send again, one ticket with all files',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.goto('/support?category=class-recording')
    await choose(page, picture('first.png'))
    await expect(files(page)).toContainText('যুক্ত হয়েছে')
    await text(page).fill('৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 150_000,
    })
    await sandbox.fault({
      method: 'POST',
      path: 'ticket/upload',
      kind: 'drop-before',
      delay_ms: 4600,
      times: 0,
    })
    await choose(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer: randomBytes(1024 * 1024) })
    await expect(files(page)).toContainText(/[৫-৯]\S%/)
    await expect(next(page)).toBeDisabled()
    await expect(files(page).getByRole('alert')).toBeVisible()
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await sandbox.clearFaults()

    await page.reload()
    await expect(text(page)).toHaveValue('৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')
    await expect(files(page)).toContainText('first.png')
    await files(page).getByRole('button', { name: 'আবার' }).click()
    await expect(files(page).getByText('যুক্ত হয়েছে')).toHaveCount(2)
    await sandbox.forgetCalls()
    const sent = await writeAndSend(page, sandbox, '৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')
    expect(sent.files).toHaveLength(2)
    // Nothing was sent a second time.
    expect(await sandbox.counts()).toMatchObject({ 'POST ticket': 1 })
    expect((await sandbox.counts())['POST ticket/upload']).toBeUndefined()
  },
)

journey(
  'pressed twice, and the reply was lost: one ticket; the guest finds its number again',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.goto('/support?category=personal-problem')
    await text(page).fill('<b>টাকা</b> কেটেছে, ভর্তি দেখাচ্ছে না।')
    await next(page).click()
    await contact(page).fill('ভুল')
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '১টি ঘর ঠিক করুন' })).toBeFocused()
    await page.getByRole('link', { name: 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।' }).click()
    await expect(contact(page)).toBeFocused()
    await contact(page).fill('০১৭১২-৩৪৫৬৭৮')
    await sandbox.fault({ method: 'POST', path: 'ticket', kind: 'apply-then-drop' })
    await submit(page).dblclick()
    await expect(received(page)).toBeVisible()
    await expect(page.getByText('<b>টাকা</b> কেটেছে')).toBeVisible()
    // The repeat of the one whose reply was lost is the same ticket.
    expect(await sandbox.tickets()).toHaveLength(1)
    const number = await page
      .locator('strong')
      .filter({ hasText: /^TKT\d+$/ })
      .first()
      .innerText()
    await app.expectSound()
    await page.goto('/')
    await page.goto('/support')
    await mine(page).getByRole('link', { name: number }).click()
    await expect(received(page)).toBeVisible()
    await expect(page.getByText(number).first()).toBeVisible()
    await page.getByRole('link', { name: 'আরেকটি টিকিট লিখুন' }).click()
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/ব্যক্তিগত সমস্যা/)
    await page.getByRole('radio', { name: /^ব্যাচ/ }).check({ force: true })
    await next(page).click()
    await writeAndSend(page, sandbox, 'আরেকটি কথা।')
    await expect(page.getByText(`TKT${Number(number.slice(3)) + 1}`).first()).toBeVisible()
  },
)

journey('a refused ticket returns to the form, with every word', async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/422/)
  const { page } = app
  await app.goto('/support?category=module')
  await text(page).fill('মডিউল ৫ খুলছে না।')
  await next(page).click()
  await contact(page).fill(CONTACT)
  const body = { code: 422, status: 'error', msg: '<img src=x onerror=alert(1)>', data: null }
  await sandbox.fault({ method: 'POST', path: 'ticket', kind: 'status', status: 422, body })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'টিকিটটি নেওয়া হয়নি' })).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await page.getByRole('button', { name: 'ঠিক করে আবার পাঠান' }).click()
  await expect(text(page)).toHaveValue('মডিউল ৫ খুলছে না।')
  await next(page).click()
  await expect(contact(page)).toHaveValue(CONTACT)
  await submit(page).click()
  await expect(received(page)).toBeVisible()
})

journey(
  'back and forward keep everything; files of other kinds and the sixth are refused by name',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.goto('/support')
    await page.getByRole('searchbox', { name: 'সমস্যা খুঁজুন' }).fill('recording')
    await expect(page.getByText(/টি উত্তর ও .*টি বিষয় মিলেছে/)).toBeVisible()
    await page.getByRole('radio', { name: 'ক্লাস রেকর্ডিং' }).check({ force: true })
    await next(page).click()
    await next(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '১টি ঘর ঠিক করুন' })).toBeFocused()
    await text(page).fill('রেকর্ডিং পাইনি।')
    await choose(
      page,
      { name: 'log.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      picture('১ম ছবি.png'),
    )
    await expect(files(page)).toContainText('এই ধরনের ফাইল এখানে নেওয়া হয় না।')
    await choose(
      page,
      picture('2.png'),
      picture('3.png'),
      picture('4.png'),
      picture('5.png'),
      picture('6.png'),
    )
    await expect(files(page)).toContainText('একটি টিকিটে পাঁচটির বেশি ফাইল দেওয়া যায় না।')
    await expect(files(page).getByText('যুক্ত হয়েছে')).toHaveCount(5)
    expect((await sandbox.counts())['POST ticket/upload']).toBe(5)
    await next(page).click()
    await expect(contact(page)).toBeVisible()
    await app.expectSound()
    await page.goBack()
    await expect(text(page)).toHaveValue('রেকর্ডিং পাইনি।')
    await expect(files(page)).toContainText('১ম ছবি.png')
    await page.goForward()
    await expect(contact(page)).toBeVisible()
  },
)

journey(
  'a learner who logs out leaves neither text nor tickets behind',
  async ({ app, sandbox, consoleWatch }) => {
    // What is read when idle for the next visit without a connection may be on its way at the logout.
    consoleWatch.allow(/401/)
    // `moveTo` makes entries of the history that the router did not.
    consoleWatch.allow(/not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/support?category=batch')
    await writeAndSend(page, sandbox, 'সকালের ব্যাচে যেতে চাই।')
    await expect(mine(page)).toBeVisible()
    await page.getByRole('link', { name: 'আরেকটি টিকিট লিখুন' }).click()
    await page.getByRole('radio', { name: /^ব্যাচ/ }).check({ force: true })
    await next(page).click()
    await text(page).fill('আরেকটি কথা লিখছি।')
    if ((page.viewportSize()?.width ?? 0) > 1024) await logOutHere(page)
    else {
      await moveTo(page, '/')
      await logOutHere(page)
    }
    // A form that was begun is asked about.
    await page.getByRole('dialog').getByRole('button', { name: 'লগআউট' }).click()
    await expect(page.getByRole('button', { name: 'লগইন' }).first()).toBeVisible()
    // Without a new page, so the memory of this one is cleared too.
    await moveTo(page, '/support?category=batch')
    await expect(text(page)).toHaveValue('')
    await expect(mine(page)).toHaveCount(0)
    expect(
      await page.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => Object.values(storage).join(' ')).join(' '),
      ),
    ).not.toContain('সকালের ব্যাচে')
  },
)
