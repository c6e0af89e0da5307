/** A session without the login panel, for journeys about something else. */

import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SignedIn } from '#src/api/shapes/session.ts'
import { SANDBOX_OTP, type Person } from './people.ts'

interface Envelope {
  status: string
  msg: string
  data: SignedIn
}

async function post(apiUrl: string, path: string, body: object): Promise<Envelope> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      guestid: 'journey',
      fingerprint: 'journey',
      metadata: '{"deviceType":"web"}',
    },
    body: JSON.stringify(body),
  })
  const envelope = (await response.json()) as Envelope
  if (!response.ok) throw new Error(`${path} was refused for ${JSON.stringify(body)}: ${envelope.msg}`)
  return envelope
}

export async function logIn(apiUrl: string, { phone, password }: Person): Promise<SignedIn> {
  if (password) return (await post(apiUrl, 'user/login-msisdn', { msisdn: phone, password })).data
  await post(apiUrl, 'user/with-otp', { msisdn: phone, purpose: 'login' })
  return (await post(apiUrl, 'user/verify-otp-msisdn', { msisdn: phone, otp: SANDBOX_OTP, purpose: 'login' }))
    .data
}

const seconds = (exp: string | number) => Math.floor(new Date(exp).getTime() / 1000)

/** Sets the cookies and the stored user as a login of the app would. (spec 3 Cookies; rulings R17, R22) */
export async function giveSession(
  context: BrowserContext,
  clientUrl: string,
  apiUrl: string,
  person: Person,
): Promise<SignedIn> {
  const session = await logIn(apiUrl, person)
  const {
    accessToken,
    refreshToken,
    session_token: sessionToken,
    accessTokenExp,
    refreshTokenExp,
    user,
  } = session
  const refreshEnd = seconds(refreshTokenExp)
  const cookie = (name: string, value: string, expires: number) => ({
    name,
    value,
    expires,
    url: clientUrl,
    sameSite: 'Strict' as const,
  })
  await context.addCookies([
    cookie('accessToken', accessToken, seconds(accessTokenExp)),
    cookie('refreshToken', refreshToken, refreshEnd),
    cookie('session_token', sessionToken, refreshEnd),
    cookie('role', user.role, refreshEnd),
  ])
  const page = await context.newPage()
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  )
  await page.goto(clientUrl)
  const stored = { _id: user._id, name: user.name, picture: user.picture, role: user.role }
  await page.evaluate((text) => {
    try {
      localStorage.setItem('user', text)
    } catch {
      // A journey may have refused the storage: then only the cookies say who is here.
    }
  }, JSON.stringify(stored))
  await page.close()
  return session
}

export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted()
}

/** A page of another device on which the same or another person is logged in. */
export async function openOtherDevice(
  browser: Browser,
  { clientUrl, apiUrl }: { clientUrl: string; apiUrl: string },
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: clientUrl })
  await giveSession(context, clientUrl, apiUrl, person)
  return context.newPage()
}
