import type * as v from 'valibot'
import { CALLS, type CallRow, RECORDS } from './calls.ts'
import { type Json, jsonSchemaOf } from './json-schema.ts'

/** Headers of every call. */
const HEADERS: readonly [name: string, what: string, isNeeded: boolean][] = [
  [
    'Merchant',
    'Id, sub-domain, vendor name or domain of the merchant; not yet on the calls that find it.',
    false,
  ],
  ['Accept-Language', '`uz`, `ru` or `en`: the language of texts that have only one.', false],
  ['Channel', '`WEB` or `TG`: where the shop is open.', false],
]

const DESCRIPTION = `What the storefront asks of a merchant's server. Written from the schemas by which the shop reads
its answers, so that this text and the shop cannot differ.

- A field without \`default\` that is \`required\` is needed: without it, or with another type, its record is left out; the
  answer is refused when no record is left.
- \`default\` is what the shop goes by when a field is missing, null or of another kind. Nothing breaks; the customer sees
  that value instead. With \`x-strict\` it may be missing or null, but a value of another kind makes its record bad.
- Fields that are not named are not read. No secret of a merchant belongs into an answer.
- Sums are whole soʻm, distances metres, moments ISO 8601, times of day \`HH:mm\` in Tashkent.
- Texts in three languages are objects of \`uz\`, \`ru\`, \`eng\`; one text stands for all three.
- A longer text than \`maxLength\` is cut.
- Answers carry \`Date\`, by which the shop goes for hours and promo codes. To another origin they expose
  \`Date, Retry-After\`.`

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Json
}
type Content = { 'application/json': { schema: Json } }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  security: Record<string, string[]>[]
  requestBody?: { required: true; content: Content | { 'multipart/form-data': { schema: Json } } }
  responses: Record<string, { description: string; content?: Content }>
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  jsonSchemaDialect: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json & { scheme: string }> }
}

const recordNames = new Map<v.GenericSchema, string>(
  Object.entries(RECORDS).map(([name, schema]) => [schema, name]),
)

/** A schema of the table, with the named records referred to. */
export function schemaOf(schema: v.GenericSchema): Json {
  const name = recordNames.get(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : jsonSchemaOf(schema, RECORDS)
}

/** The named records, to which `$ref` refers. */
export const recordSchemas = (): Record<string, Json> =>
  Object.fromEntries(Object.entries(RECORDS).map(([name, schema]) => [name, jsonSchemaOf(schema, RECORDS)]))

const json = (schema: Json): Content => ({ 'application/json': { schema } })
const FILE: Json = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

function parametersOf({ path, query = {}, takesKey, needsMember }: CallRow): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  )
  const inQuery = Object.entries(query).map(
    ([name, { what, isNeeded, isNumber, values }]): Parameter => ({
      name,
      in: 'query',
      required: isNeeded,
      description: what,
      schema: { type: isNumber ? 'number' : 'string', ...(values && { enum: [...values] }) },
    }),
  )
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key is the same request, however often it is sent. Sent to servers that know it.',
    schema: { type: 'string' },
  }
  const member: Parameter = {
    name: 'Basket-Member',
    in: 'header',
    required: true,
    description: 'The secret that this phone has started or joined the shared basket with.',
    schema: { type: 'string' },
  }
  const headers = HEADERS.map(
    ([name, description, required]): Parameter => ({
      name,
      in: 'header',
      required,
      description,
      schema: { type: 'string' },
    }),
  )
  return [...inPath, ...inQuery, ...(takesKey ? [key] : []), ...(needsMember ? [member] : []), ...headers]
}

function responsesOf({ answer, status, mayBeEmpty, path }: CallRow): Operation['responses'] {
  const success = path.endsWith('/changes')
    ? { description: 'A stream of server-sent events (`text/event-stream`); what they say is not read.' }
    : {
        description: answer ? 'What the shop reads' : 'Done; nothing is read of the answer',
        ...(answer && { content: json(schemaOf(answer)) }),
      }
  return {
    [String(status ?? 200)]: success,
    ...(mayBeEmpty && { '204': { description: 'There is nothing yet' } }),
    default: {
      description: 'An error: its code, and its words in three languages',
      content: json({ $ref: '#/components/schemas/Error' }),
    },
  }
}

function operationOf(row: CallRow): Operation {
  const { method, path, what, body, needsToken, takesToken } = row
  const words = path.split('/').filter((one) => one && !/^(v\d|WITH_TOKEN)$/.test(one))
  return {
    operationId: [method.toLowerCase(), ...words.map((one) => one.replace(/[{}]/g, ''))].join('-'),
    tags: [words[0] ?? ''],
    summary: what,
    parameters: parametersOf(row),
    security: needsToken ? [{ token: [] }] : takesToken ? [{}, { token: [] }] : [],
    ...(body && {
      requestBody: {
        required: true as const,
        content: body === 'file' ? { 'multipart/form-data': { schema: FILE } } : json(schemaOf(body)),
      },
    }),
    responses: responsesOf(row),
  }
}

/** The whole contract as an OpenAPI 3.1 document. `version`: of the shop; `url`: where the server is. */
export function openApi({ version, url = '/' }: { version: string; url?: string }): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const row of CALLS)
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) }
  return {
    openapi: '3.1.0',
    info: { title: "The merchant's API, as the storefront calls it", version, description: DESCRIPTION },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url }],
    paths,
    components: {
      schemas: recordSchemas(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
