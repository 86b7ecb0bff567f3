import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { createContext } from 'react-router'
import { InvalidInput, Refusal } from '../base/errors'
import { fieldErrors } from '../base/parse-input'

/** What every request carries once it is inside. */
export interface RequestFacts {
  readonly requestId: string
  /** What limits count the visitor under; null: no limit. */
  readonly limitBucket: string | null
  /** A member who has signed in sends this from our own pages. */
  readonly fromMember: boolean
  /** Their address, which they have proven; null: nobody has. */
  readonly memberEmail: string | null
  /** And is one whom the team has approved. */
  readonly fromApproved: boolean
  /** Whoever of the team, signed in with a second factor, sends this from our own pages. */
  readonly worker: { readonly id: string; readonly name: string } | null
}

/** How pages get at the facts of their request: `context.get(requestFactsContext)`. */
export const requestFactsContext = createContext<RequestFacts>()

/** Hono's environment in every router of ours. */
export interface ApiEnv {
  /** Absent where a request comes without a socket, as in tests. */
  Bindings: Partial<HttpBindings>
  Variables: { facts: RequestFacts }
}

/** A router whose routes are validated by, and described with, the same schemas. */
export function createApiRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    // Clients of the upload protocol like to end an address with a slash.
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(fieldErrors(result.error))
    },
  })
}

/** Refuses with 415 what is posted and is not JSON, which a validator would take for an empty body. */
export const onlyJson: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (context.req.method === 'POST' && !/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new Refusal('errors.unsupported_content', 415)
  await next()
}

const problemSchema = z
  .object({
    type: z.string().openapi({ example: 'urn:stocklot:problem:invalid-input' }),
    title: z.string(),
    status: z.int(),
    code: z.string().openapi({ description: 'Translation key of the message.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .openapi({ description: 'Field name -> translation keys.' }),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    requestId: z.string().optional(),
  })
  .openapi('Problem')

/** Describes an answer that is a problem document (RFC 9457). */
export function problemAnswer(description: string) {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

/** Describes an answer in JSON. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** A page of a list, as it is described. */
export function pageOf<Schema extends z.ZodType>(item: Schema) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
