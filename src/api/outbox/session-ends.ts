/**
 * Ends sessions at the server after the device has cleared them. An end is retried until the server has it:
 * it survives a navigation, a lost connection and a busy server. Its tokens stay in memory: on the device
 * they would let the next person in. (ruling R21)
 */

import { getClient, makeRenewal } from '#src/api/client/connect.ts'
import type { Client, Tokens, TokenStore } from '#src/api/client/ports.ts'
import { makeRefresher } from '#src/api/client/refresh.ts'
import { buildAddress } from '#src/api/client/request.ts'
import { makeSend } from '#src/api/client/send.ts'
import { auth } from '#src/api/contract/auth.ts'
import { makeOutbox } from './outbox.ts'
import { isRetryable } from './retry.ts'

/** Tokens that are in no cookie any more. */
function holdTokens(held: Tokens): TokenStore {
  let tokens = held
  const session = new AbortController()
  return {
    read: () => tokens,
    write: ({ accessToken, refreshToken }) => {
      tokens = {
        accessToken: accessToken ?? tokens.accessToken,
        refreshToken: refreshToken ?? tokens.refreshToken,
      }
      return true
    },
    clear: () => (tokens = { accessToken: undefined, refreshToken: undefined }),
    sessionSignal: () => session.signal,
  }
}

/** The app's client in the ended session: its refresh changes no cookie and notifies nobody. */
function makeEndedClient(tokens: TokenStore): Client {
  const ignore = () => undefined
  const connection = {
    ...getClient().connection,
    tokens,
    locks: null,
    showToast: ignore,
    onSessionLost: ignore,
    onTokensGone: ignore,
    onUndecided: ignore,
  }
  return { connection, refresher: makeRefresher(connection), send: makeSend(connection), upload: undefined }
}

/**
 * Sends whatever token is left. The refresh token is enough; a server that wants a valid access token
 * responds with 401, and gets one.
 */
async function sendEnd(tokens: TokenStore): Promise<void> {
  const client = makeEndedClient(tokens)
  const renewal = { ...makeRenewal(auth.logout, client, undefined), before: () => Promise.resolve(undefined) }
  const address = buildAddress(auth.logout, {}, client.connection.addresses)
  await client.send({
    row: auth.logout,
    address,
    fields: {},
    isMultipart: false,
    isLasting: true,
    isOnce: true,
    signal: undefined,
    renewal,
  })
}

const ends = new Set<TokenStore>()

const outbox = makeOutbox<TokenStore>({
  getWaiting: () => [...ends],
  getKey: (tokens) => tokens,
  send: async (tokens) => {
    await sendEnd(tokens)
    ends.delete(tokens)
  },
  // Rejected, or already over: there is nothing left to end.
  onFailure: (tokens, failure) => {
    if (!isRetryable(failure) || failure.verdict === 'session') ends.delete(tokens)
  },
  leavesWithPage: () => true,
})

/**
 * Ends the session of these tokens at the server. Returns at once; the caller has removed them from the
 * cookies.
 */
export function endAtServer({ accessToken, refreshToken }: Tokens): void {
  if (accessToken === undefined && refreshToken === undefined) return
  ends.add(holdTokens({ accessToken, refreshToken }))
  void outbox.send()
}
