// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../../formats.ts';
export { validate0 as EventTypeOrFamily };
const schema0 = {"type":"string","x-event-types":["types","families"],"description":"A type of event, or a family with `.*` for all of its types.","enum":["authority.created","authority.updated","authority.suspended","authority.revoked","authority.attested","approval.requested","approval.voted","approval.approved","approval.rejected","payment_policy.updated","payment_policy.attested","card.issued","card.frozen","card.unfrozen","card.authorization.approved","card.authorization.declined","card.authorization.reversed","wallet_binding.active","wallet_binding.rotated","wallet_binding.revoked","invoice.sent","invoice.funded","invoice.delivered","invoice.released","invoice.refunded","invoice.expired","invoice.cancelled","purchase_order.registered","purchase_order.accepted","purchase_order.financed","purchase_order.repaid","purchase_order.defaulted","offer.offered","offer.accepted","offer.issued","offer.expired","loan.active","loan.grace","loan.defaulted","loan.repaid","multisig_payment.created","multisig_payment.awaiting_signature","multisig_payment.signing","multisig_payment.ready_to_execute","multisig_payment.executing","multisig_payment.completed","multisig_payment.failed","multisig_payment.cancelled","policy.activated","policy.attached","policy.detached","policy.deleted","ramp.confirmed","ramp.failed","sales_order.draft","sales_order.submitted","sales_order.changes_requested","sales_order.accepted","sales_order.delivered","sales_order.completed","sales_order.rejected","sales_order.canceled","delivery.recorded","delivery.accepted","treasury.sweep.proposed","treasury.sweep.completed","treasury.sweep.failed","treasury.sweep.canceled","wallet.deployed","wallet.failed","drip.confirmed","drip.failed","payment.created","payment.funds_pending","payment.funds_confirmed","payment.identity_resolution","payment.action_required","payment.policy_check","payment.approval_required","payment.approval_pending","payment.credential_hold","payment.route_quoted","payment.awaiting_confirmation","payment.routing","payment.provider_submitted","payment.provider_processing","payment.delivered","payment.failed","payment.refund_pending","payment.refunded","payment.canceled","claim.opened","claim.locked","claim.released","claim.expired","claim.refunded","claim.canceled","payout_destination.created","payout_destination.verified","payout_destination.revoked","phone_alias.verified","phone_alias.reverification_required","phone_alias.replaced","verification_session.verified","verification_session.rejected","verification_session.expired","verification_session.canceled","verification_session.error","credential.issued","credential.suspended","credential.revoked","credential.expired","member.activated","member.suspended","member.removed","api_key.created","api_key.revoked","review_case.opened","review_case.resolved","endpoint.test","authority.*","approval.*","payment_policy.*","card.*","card.authorization.*","wallet_binding.*","invoice.*","purchase_order.*","offer.*","loan.*","multisig_payment.*","policy.*","ramp.*","sales_order.*","delivery.*","treasury.*","treasury.sweep.*","wallet.*","drip.*","payment.*","claim.*","payout_destination.*","phone_alias.*","verification_session.*","credential.*","member.*","api_key.*","review_case.*","endpoint.*"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema0.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "authority.created") || (data === "authority.updated")) || (data === "authority.suspended")) || (data === "authority.revoked")) || (data === "authority.attested")) || (data === "approval.requested")) || (data === "approval.voted")) || (data === "approval.approved")) || (data === "approval.rejected")) || (data === "payment_policy.updated")) || (data === "payment_policy.attested")) || (data === "card.issued")) || (data === "card.frozen")) || (data === "card.unfrozen")) || (data === "card.authorization.approved")) || (data === "card.authorization.declined")) || (data === "card.authorization.reversed")) || (data === "wallet_binding.active")) || (data === "wallet_binding.rotated")) || (data === "wallet_binding.revoked")) || (data === "invoice.sent")) || (data === "invoice.funded")) || (data === "invoice.delivered")) || (data === "invoice.released")) || (data === "invoice.refunded")) || (data === "invoice.expired")) || (data === "invoice.cancelled")) || (data === "purchase_order.registered")) || (data === "purchase_order.accepted")) || (data === "purchase_order.financed")) || (data === "purchase_order.repaid")) || (data === "purchase_order.defaulted")) || (data === "offer.offered")) || (data === "offer.accepted")) || (data === "offer.issued")) || (data === "offer.expired")) || (data === "loan.active")) || (data === "loan.grace")) || (data === "loan.defaulted")) || (data === "loan.repaid")) || (data === "multisig_payment.created")) || (data === "multisig_payment.awaiting_signature")) || (data === "multisig_payment.signing")) || (data === "multisig_payment.ready_to_execute")) || (data === "multisig_payment.executing")) || (data === "multisig_payment.completed")) || (data === "multisig_payment.failed")) || (data === "multisig_payment.cancelled")) || (data === "policy.activated")) || (data === "policy.attached")) || (data === "policy.detached")) || (data === "policy.deleted")) || (data === "ramp.confirmed")) || (data === "ramp.failed")) || (data === "sales_order.draft")) || (data === "sales_order.submitted")) || (data === "sales_order.changes_requested")) || (data === "sales_order.accepted")) || (data === "sales_order.delivered")) || (data === "sales_order.completed")) || (data === "sales_order.rejected")) || (data === "sales_order.canceled")) || (data === "delivery.recorded")) || (data === "delivery.accepted")) || (data === "treasury.sweep.proposed")) || (data === "treasury.sweep.completed")) || (data === "treasury.sweep.failed")) || (data === "treasury.sweep.canceled")) || (data === "wallet.deployed")) || (data === "wallet.failed")) || (data === "drip.confirmed")) || (data === "drip.failed")) || (data === "payment.created")) || (data === "payment.funds_pending")) || (data === "payment.funds_confirmed")) || (data === "payment.identity_resolution")) || (data === "payment.action_required")) || (data === "payment.policy_check")) || (data === "payment.approval_required")) || (data === "payment.approval_pending")) || (data === "payment.credential_hold")) || (data === "payment.route_quoted")) || (data === "payment.awaiting_confirmation")) || (data === "payment.routing")) || (data === "payment.provider_submitted")) || (data === "payment.provider_processing")) || (data === "payment.delivered")) || (data === "payment.failed")) || (data === "payment.refund_pending")) || (data === "payment.refunded")) || (data === "payment.canceled")) || (data === "claim.opened")) || (data === "claim.locked")) || (data === "claim.released")) || (data === "claim.expired")) || (data === "claim.refunded")) || (data === "claim.canceled")) || (data === "payout_destination.created")) || (data === "payout_destination.verified")) || (data === "payout_destination.revoked")) || (data === "phone_alias.verified")) || (data === "phone_alias.reverification_required")) || (data === "phone_alias.replaced")) || (data === "verification_session.verified")) || (data === "verification_session.rejected")) || (data === "verification_session.expired")) || (data === "verification_session.canceled")) || (data === "verification_session.error")) || (data === "credential.issued")) || (data === "credential.suspended")) || (data === "credential.revoked")) || (data === "credential.expired")) || (data === "member.activated")) || (data === "member.suspended")) || (data === "member.removed")) || (data === "api_key.created")) || (data === "api_key.revoked")) || (data === "review_case.opened")) || (data === "review_case.resolved")) || (data === "endpoint.test")) || (data === "authority.*")) || (data === "approval.*")) || (data === "payment_policy.*")) || (data === "card.*")) || (data === "card.authorization.*")) || (data === "wallet_binding.*")) || (data === "invoice.*")) || (data === "purchase_order.*")) || (data === "offer.*")) || (data === "loan.*")) || (data === "multisig_payment.*")) || (data === "policy.*")) || (data === "ramp.*")) || (data === "sales_order.*")) || (data === "delivery.*")) || (data === "treasury.*")) || (data === "treasury.sweep.*")) || (data === "wallet.*")) || (data === "drip.*")) || (data === "payment.*")) || (data === "claim.*")) || (data === "payout_destination.*")) || (data === "phone_alias.*")) || (data === "verification_session.*")) || (data === "credential.*")) || (data === "member.*")) || (data === "api_key.*")) || (data === "review_case.*")) || (data === "endpoint.*"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as WebhookDeliveryStatus };
const schema1 = {"type":"string","x-states":"webhook-delivery","description":"The status of a delivery. It is PENDING while attempts are left.","enum":["PENDING","DELIVERED","FAILED"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema1.enum;
if(!(((data === "PENDING") || (data === "DELIVERED")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate2 as WebhookEndpointStatus };
const schema2 = {"type":"string","x-states":"webhook-endpoint#public","description":"Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events in a row, or after one response with the status 410.","enum":["ENABLED","DISABLED"]};

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
if(!((data === "ENABLED") || (data === "DISABLED"))){
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

export { validate3 as createWebhookEndpoint_headers };
const func0 = module0.default;
const pattern0 = new RegExp("^[ -~]+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"},message:"must match pattern \""+"^[ -~]+$"+"\""};
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
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
validate3.errors = vErrors;
return errors === 0;
}

export { validate4 as listEvents_query };
const schema4 = {"type":"object","fromText":true,"required":[],"properties":{"type":{"$ref":"EventTypeOrFamily"},"resourceId":{"type":"string","maxLength":64,"description":"Id of a resource."},"order":{"type":"string","enum":["desc","asc"],"default":"desc"},"skip":{"type":"integer","minimum":0,"maximum":100000,"default":0},"take":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":512}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data.skip == "string" && /^-?[0-9]+$/.test(data.skip)){
data.skip = +data.skip;
}
if(typeof data.take == "string" && /^-?[0-9]+$/.test(data.take)){
data.take = +data.take;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
data.order = "desc";
}
if(data.skip === undefined){
data.skip = 0;
}
if(data.take === undefined){
data.take = 50;
}
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!(validate0(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs1 === errors;
}
if(data.resourceId !== undefined){
let data1 = data.resourceId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err0 = {instancePath:instancePath+"/resourceId",schemaPath:"#/properties/resourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/resourceId",schemaPath:"#/properties/resourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs2 === errors;
}
let data2 = data.order;
const _errs4 = errors;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema4.properties.order.enum;
if(!((data2 === "desc") || (data2 === "asc"))){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema4.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs4 === errors;
let data3 = data.skip;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs7 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
let data4 = data.take;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs8 === errors;
if(data.cursor !== undefined){
let data5 = data.cursor;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 512){
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data5) < 1){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate4.errors = vErrors;
return errors === 0;
}

export { validate6 as listEvents_headers };
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,17})$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err0 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,17})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,17})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs1 === errors;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export { validate7 as listWebhookDeliveries_query };
const formats0 = formats["date-time"];

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data.skip == "string" && /^-?[0-9]+$/.test(data.skip)){
data.skip = +data.skip;
}
if(typeof data.take == "string" && /^-?[0-9]+$/.test(data.take)){
data.take = +data.take;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.skip === undefined){
data.skip = 0;
}
if(data.take === undefined){
data.take = 50;
}
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs1 === errors;
}
let data1 = data.skip;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs3 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
let data2 = data.take;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs4 === errors;
if(data.cursor !== undefined){
let data3 = data.cursor;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 512){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data3) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.createdAfter !== undefined){
let data4 = data.createdAfter;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err9 = {instancePath:instancePath+"/createdAfter",schemaPath:"#/properties/createdAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/createdAfter",schemaPath:"#/properties/createdAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.createdBefore !== undefined){
let data5 = data.createdBefore;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err11 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export { validate9 as listWebhookEndpoints_query };

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data.skip == "string" && /^-?[0-9]+$/.test(data.skip)){
data.skip = +data.skip;
}
if(typeof data.take == "string" && /^-?[0-9]+$/.test(data.take)){
data.take = +data.take;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.skip === undefined){
data.skip = 0;
}
if(data.take === undefined){
data.take = 50;
}
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs1 === errors;
}
let data1 = data.skip;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs3 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
let data2 = data.take;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/take",schemaPath:"#/properties/take/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs4 === errors;
if(data.cursor !== undefined){
let data3 = data.cursor;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 512){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data3) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.createdAfter !== undefined){
let data4 = data.createdAfter;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err9 = {instancePath:instancePath+"/createdAfter",schemaPath:"#/properties/createdAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/createdAfter",schemaPath:"#/properties/createdAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.createdBefore !== undefined){
let data5 = data.createdBefore;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err11 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate9.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
