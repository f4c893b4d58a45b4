// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../../formats.ts';
export { validate0 as CreateWebhookEndpointRequest };
const func0 = module0.default;
const schema1 = {"description":"A type of event, a family with `.*` for all of its types, or `*` for every event.","anyOf":[{"$ref":"EventType"},{"type":"string","x-event-types":["all","families"],"description":"A family of event types, such as `payment.*`: all types that begin with it.","enum":["*","authority.*","approval.*","payment_policy.*","card.*","card.authorization.*","wallet_binding.*","invoice.*","purchase_order.*","offer.*","loan.*","multisig_payment.*","policy.*","ramp.*","sales_order.*","delivery.*","treasury.*","treasury.sweep.*","wallet.*","drip.*","payment.*","claim.*","payout_destination.*","phone_alias.*","verification_session.*","credential.*","member.*","api_key.*","review_case.*","endpoint.*"]}]};
const schema2 = {"type":"string","x-event-types":"types","description":"The type of an event, `<family>.<change>`. New types may be added at any time. Ignore types that you do not know.","enum":["authority.created","authority.updated","authority.suspended","authority.revoked","authority.attested","approval.requested","approval.voted","approval.approved","approval.rejected","payment_policy.updated","payment_policy.attested","card.issued","card.frozen","card.unfrozen","card.authorization.approved","card.authorization.declined","card.authorization.reversed","wallet_binding.active","wallet_binding.rotated","wallet_binding.revoked","invoice.sent","invoice.funded","invoice.delivered","invoice.released","invoice.refunded","invoice.expired","invoice.cancelled","purchase_order.registered","purchase_order.accepted","purchase_order.financed","purchase_order.repaid","purchase_order.defaulted","offer.offered","offer.accepted","offer.issued","offer.expired","loan.active","loan.grace","loan.defaulted","loan.repaid","multisig_payment.created","multisig_payment.awaiting_signature","multisig_payment.signing","multisig_payment.ready_to_execute","multisig_payment.executing","multisig_payment.completed","multisig_payment.failed","multisig_payment.cancelled","policy.activated","policy.attached","policy.detached","policy.deleted","ramp.confirmed","ramp.failed","sales_order.draft","sales_order.submitted","sales_order.changes_requested","sales_order.accepted","sales_order.delivered","sales_order.completed","sales_order.rejected","sales_order.canceled","delivery.recorded","delivery.accepted","treasury.sweep.proposed","treasury.sweep.completed","treasury.sweep.failed","treasury.sweep.canceled","wallet.deployed","wallet.failed","drip.confirmed","drip.failed","payment.created","payment.funds_pending","payment.funds_confirmed","payment.identity_resolution","payment.action_required","payment.policy_check","payment.approval_required","payment.approval_pending","payment.credential_hold","payment.route_quoted","payment.awaiting_confirmation","payment.routing","payment.provider_submitted","payment.provider_processing","payment.delivered","payment.failed","payment.refund_pending","payment.refunded","payment.canceled","claim.opened","claim.locked","claim.released","claim.expired","claim.refunded","claim.canceled","payout_destination.created","payout_destination.verified","payout_destination.revoked","phone_alias.verified","phone_alias.reverification_required","phone_alias.replaced","verification_session.verified","verification_session.rejected","verification_session.expired","verification_session.canceled","verification_session.error","credential.issued","credential.suspended","credential.revoked","credential.expired","member.activated","member.suspended","member.removed","api_key.created","api_key.revoked","review_case.opened","review_case.resolved","endpoint.test"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema2.enum;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "authority.created") || (data === "authority.updated")) || (data === "authority.suspended")) || (data === "authority.revoked")) || (data === "authority.attested")) || (data === "approval.requested")) || (data === "approval.voted")) || (data === "approval.approved")) || (data === "approval.rejected")) || (data === "payment_policy.updated")) || (data === "payment_policy.attested")) || (data === "card.issued")) || (data === "card.frozen")) || (data === "card.unfrozen")) || (data === "card.authorization.approved")) || (data === "card.authorization.declined")) || (data === "card.authorization.reversed")) || (data === "wallet_binding.active")) || (data === "wallet_binding.rotated")) || (data === "wallet_binding.revoked")) || (data === "invoice.sent")) || (data === "invoice.funded")) || (data === "invoice.delivered")) || (data === "invoice.released")) || (data === "invoice.refunded")) || (data === "invoice.expired")) || (data === "invoice.cancelled")) || (data === "purchase_order.registered")) || (data === "purchase_order.accepted")) || (data === "purchase_order.financed")) || (data === "purchase_order.repaid")) || (data === "purchase_order.defaulted")) || (data === "offer.offered")) || (data === "offer.accepted")) || (data === "offer.issued")) || (data === "offer.expired")) || (data === "loan.active")) || (data === "loan.grace")) || (data === "loan.defaulted")) || (data === "loan.repaid")) || (data === "multisig_payment.created")) || (data === "multisig_payment.awaiting_signature")) || (data === "multisig_payment.signing")) || (data === "multisig_payment.ready_to_execute")) || (data === "multisig_payment.executing")) || (data === "multisig_payment.completed")) || (data === "multisig_payment.failed")) || (data === "multisig_payment.cancelled")) || (data === "policy.activated")) || (data === "policy.attached")) || (data === "policy.detached")) || (data === "policy.deleted")) || (data === "ramp.confirmed")) || (data === "ramp.failed")) || (data === "sales_order.draft")) || (data === "sales_order.submitted")) || (data === "sales_order.changes_requested")) || (data === "sales_order.accepted")) || (data === "sales_order.delivered")) || (data === "sales_order.completed")) || (data === "sales_order.rejected")) || (data === "sales_order.canceled")) || (data === "delivery.recorded")) || (data === "delivery.accepted")) || (data === "treasury.sweep.proposed")) || (data === "treasury.sweep.completed")) || (data === "treasury.sweep.failed")) || (data === "treasury.sweep.canceled")) || (data === "wallet.deployed")) || (data === "wallet.failed")) || (data === "drip.confirmed")) || (data === "drip.failed")) || (data === "payment.created")) || (data === "payment.funds_pending")) || (data === "payment.funds_confirmed")) || (data === "payment.identity_resolution")) || (data === "payment.action_required")) || (data === "payment.policy_check")) || (data === "payment.approval_required")) || (data === "payment.approval_pending")) || (data === "payment.credential_hold")) || (data === "payment.route_quoted")) || (data === "payment.awaiting_confirmation")) || (data === "payment.routing")) || (data === "payment.provider_submitted")) || (data === "payment.provider_processing")) || (data === "payment.delivered")) || (data === "payment.failed")) || (data === "payment.refund_pending")) || (data === "payment.refunded")) || (data === "payment.canceled")) || (data === "claim.opened")) || (data === "claim.locked")) || (data === "claim.released")) || (data === "claim.expired")) || (data === "claim.refunded")) || (data === "claim.canceled")) || (data === "payout_destination.created")) || (data === "payout_destination.verified")) || (data === "payout_destination.revoked")) || (data === "phone_alias.verified")) || (data === "phone_alias.reverification_required")) || (data === "phone_alias.replaced")) || (data === "verification_session.verified")) || (data === "verification_session.rejected")) || (data === "verification_session.expired")) || (data === "verification_session.canceled")) || (data === "verification_session.error")) || (data === "credential.issued")) || (data === "credential.suspended")) || (data === "credential.revoked")) || (data === "credential.expired")) || (data === "member.activated")) || (data === "member.suspended")) || (data === "member.removed")) || (data === "api_key.created")) || (data === "api_key.revoked")) || (data === "review_case.opened")) || (data === "review_case.resolved")) || (data === "endpoint.test"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema1.anyOf[1].enum;
if(!((((((((((((((((((((((((((((((data === "*") || (data === "authority.*")) || (data === "approval.*")) || (data === "payment_policy.*")) || (data === "card.*")) || (data === "card.authorization.*")) || (data === "wallet_binding.*")) || (data === "invoice.*")) || (data === "purchase_order.*")) || (data === "offer.*")) || (data === "loan.*")) || (data === "multisig_payment.*")) || (data === "policy.*")) || (data === "ramp.*")) || (data === "sales_order.*")) || (data === "delivery.*")) || (data === "treasury.*")) || (data === "treasury.sweep.*")) || (data === "wallet.*")) || (data === "drip.*")) || (data === "payment.*")) || (data === "claim.*")) || (data === "payout_destination.*")) || (data === "phone_alias.*")) || (data === "verification_session.*")) || (data === "credential.*")) || (data === "member.*")) || (data === "api_key.*")) || (data === "review_case.*")) || (data === "endpoint.*"))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema1.anyOf[1].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "eventTypes")) || (key0 === "description"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2048){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.eventTypes !== undefined){
let data1 = data.eventTypes;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data1.length, 100);
for(let i0=0; i0<end0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/eventTypes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs6 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
let valid3 = true;
const seen0 = new Set();
for(let i1=0; i1<Math.min(data1.length, 100); i1++){
if(seen0.has(data1[i1])){
const err7 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
valid3 = false;
break;
}
else {
seen0.add(data1[i1]);
}
}
}
else {
const err8 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.description !== undefined){
let data3 = data.description;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs7 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate2 as EventType };

export { validate1 as EventTypeFilter };

export { validate5 as ReplayWebhookEndpointRequest };
const formats0 = formats["date-time"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "since") || (key0 === "until"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.since !== undefined){
let data0 = data.since;
const _errs2 = errors;
const _errs3 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.until !== undefined){
let data1 = data.until;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export { validate6 as RotateWebhookEndpointSecretRequest };

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "graceSeconds")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.graceSeconds !== undefined){
let data0 = data.graceSeconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export { validate7 as UpdateWebhookEndpointRequest };
const schema6 = {"type":"string","x-states":"webhook-endpoint#public","description":"Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events in a row, or after one response with the status 410.","enum":["ENABLED","DISABLED"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema6.enum;
if(!((data === "ENABLED") || (data === "DISABLED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "eventTypes")) || (key0 === "description")) || (key0 === "status")) || (key0 === "apiVersion"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2048){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.eventTypes !== undefined){
let data1 = data.eventTypes;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data1.length, 100);
for(let i0=0; i0<end0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/eventTypes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs6 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
let valid3 = true;
const seen0 = new Set();
for(let i1=0; i1<Math.min(data1.length, 100); i1++){
if(seen0.has(data1[i1])){
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
valid3 = false;
break;
}
else {
seen0.add(data1[i1]);
}
}
}
else {
const err7 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.description !== undefined){
let data3 = data.description;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.status !== undefined){
let data4 = data.status;
const _errs9 = errors;
if(!(validate9(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs9 === errors;
}
if(data.apiVersion !== undefined){
let data5 = data.apiVersion;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 10){
const err10 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data5) < 1){
const err11 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs10 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export { validate9 as WebhookEndpointStatus };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
