import { html } from 'hono/html'
import { fieldsOf, recordOf, typeOf } from '../../contract/fields.ts'
import type { Json } from '../../contract/json-schema.ts'
import type { OpenApi, Operation } from '../../contract/openapi.ts'
import { type Markup, page } from './page.ts'

const STYLE = `
h3{font-size:16px;margin:28px 0 4px;overflow-wrap:anywhere}h3:first-of-type{margin-top:0}
h3 code{background:none;padding:0;font-weight:600}h4{font-size:13px;font-weight:500;color:var(--soft);margin:12px 0 0}
.key{font-size:12px;font-weight:600;border:1px solid var(--line);border-radius:6px;padding:1px 6px;white-space:nowrap}
td:first-child{white-space:normal;overflow-wrap:anywhere;min-width:136px}nav a{white-space:nowrap}
`

/** Parameters that every call has are said once, at the top. */
const isOwn = ({ in: place, name }: Operation['parameters'][number]) =>
  place !== 'header' || name === 'Idempotency-Key'

const typeLink = (schema: Json): Markup => {
  const record = recordOf(schema)
  return record ? html`<a href="#${record}">${typeOf(schema)}</a>` : html`${typeOf(schema)}`
}

function fieldTable(schema: Json): Markup {
  const fields = fieldsOf(schema)
  return html`${schema.description ? html`<p class="small soft">${schema.description}</p>` : ''}${
    fields.length === 0
      ? ''
      : html`<div class="scroll"><table>
<tr><th>Field</th><th>Type</th><th>Needed</th><th>Without it</th></tr>
${fields.map(
  ({ name, type, record, isNeeded, isStrict, without }) =>
    html`<tr><td><code>${name}</code></td><td>${record ? html`<a href="#${record}">${type}</a>` : type}</td><td>${isNeeded ? 'yes' : isStrict ? 'its type' : ''}</td><td>${without}</td></tr>`,
)}
</table></div>`
  }`
}

function parameterTable(parameters: Operation['parameters']): Markup {
  return parameters.length === 0
    ? html``
    : html`<h4>Parameters</h4><div class="scroll"><table>
<tr><th>Name</th><th>In</th><th>Type</th><th>Needed</th><th>What it is</th></tr>
${parameters.map(
  ({ name, in: place, schema, required, description }) =>
    html`<tr><td><code>${name}</code></td><td>${place}</td><td>${typeOf(schema)}</td><td>${required ? 'yes' : ''}</td><td>${description ?? ''}</td></tr>`,
)}
</table></div>`
}

/** A body of a call: a link when it is a named record, else its fields. */
const bodyOf = (title: string, schema: Json): Markup =>
  recordOf(schema)
    ? html`<h4>${title}</h4><p>${typeLink(schema)}</p>${fieldTable(schema)}`
    : html`<h4>${title}</h4>${fieldTable(schema)}`

function callOf(path: string, method: string, operation: Operation): Markup {
  const { operationId, summary, parameters, requestBody, responses, security } = operation
  const content = Object.values(requestBody?.content ?? {})[0]
  const [[status, answer] = ['', null]] = Object.entries(responses)
  const needsToken = security.length > 0 && security.every((one) => 'token' in one)
  return html`<h3 id="${operationId}"><code>${method.toUpperCase()} ${path}</code> ${needsToken ? html`<span class="key">token</span>` : ''}</h3>
<p>${summary}</p>
${parameterTable(parameters.filter(isOwn))}
${content ? bodyOf('Body', content.schema) : ''}
${answer?.content ? bodyOf(`Answer, ${status}`, answer.content['application/json'].schema) : html`<h4>Answer, ${status}</h4><p>${answer?.description ?? ''}</p>`}`
}

/** The contract for a reader: every call, then every record. */
export function contractPage({ paths, components }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const services = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))]
  const of = (service: string) => operations.filter(({ operation }) => operation.tags[0] === service)
  return page(
    'Contract',
    html`<h1>Contract</h1>
<p class="soft">What the shop asks of a merchant's server: ${operations.length} calls, written from the schemas by which the shop reads the answers. <span lang="uz">Server bilan kelishuv.</span></p>
<nav><a href="/sandbox">Sandbox</a><a href="/openapi.json">OpenAPI 3.1</a>${services.map((one) => html`<a href="#${one}">${one}</a>`)}<a href="#records">Records</a></nav>
<section><h2>Of every call</h2>
<p>Headers: <code>Merchant</code> (id, sub-domain, vendor name or domain), <code>Accept-Language</code> (uz, ru or en), <code>Channel</code> (WEB or TG), and <code>Authorization: Bearer</code> once the customer is signed in; calls marked <span class="key">token</span> are refused without it, with 401.</p>
<p>A record without a needed field, or with another type in it, is left out. Any other field may be missing or null, and the shop goes by the last column; of another type it counts as missing, but where the table says “its type” its record is left out, as with a price. Fields that are not named are not read: no secret belongs into an answer.</p>
<p>Sums are whole soʻm, distances metres, moments ISO 8601, times of day HH:mm in Tashkent. Errors are an <a href="#Error">Error</a> with a status from 400 up.</p></section>
${services.map(
  (service) =>
    html`<section id="${service}"><h2>${service}</h2>${of(service).map(({ path, method, operation }) => callOf(path, method, operation))}</section>`,
)}
<section id="records"><h2>Records</h2>
${Object.entries(components.schemas).map(([name, schema]) => html`<h3 id="${name}">${name}</h3>${fieldTable(schema)}`)}
</section>`,
    { style: STYLE },
  )
}
