// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv-formats/dist/formats.js';
import { Environment as validate4 } from '../responses/accounts.js';
export { validate1 as Event };
const schema1 = {"type":"object","description":"Something that happened, as this tenant may read it: the payload of its webhook with its place in the feed (D-384, D-439).","additionalProperties":false,"required":["id","type","createdAt","environment","tenantId","apiVersion","data","sequence","resourceId","resourceSequence"],"properties":{"id":{"type":"string","description":"The event; the same in every delivery of it.","examples":["evt_01k9zt5r7m8q4x2v6b3n1c0d70"]},"type":{"description":"What happened.","$ref":"#/components/schemas/EventType"},"createdAt":{"type":"string","format":"date-time","description":"When the change was committed."},"environment":{"description":"The environment.","$ref":"#/components/schemas/Environment"},"tenantId":{"type":"string","description":"The tenant that receives it.","examples":["ten_01k9zt5r7m8q4x2v6b3n1c0d01"]},"apiVersion":{"type":"string","enum":["v1"],"description":"The version of the payload."},"data":{"type":"object","description":"What changed.","additionalProperties":false,"required":["object"],"properties":{"object":{"type":"object","description":"The resource at the moment of the change, as GET returns it; its form follows from the type, see the webhooks.","additionalProperties":true},"previousStatus":{"type":"string","description":"The status before the change; absent at a creation."}}},"sequence":{"type":"string","pattern":"^[1-9][0-9]*$","description":"The event's number in this tenant's feed, an increasing integer without gaps (D-390).","examples":["42"]},"resourceId":{"type":"string","description":"The resource that changed.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"resourceSequence":{"type":"integer","minimum":0,"description":"Which step of the resource it was (D-390)."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","enum":["payment.created","payment.funds_pending","payment.funds_confirmed","payment.identity_resolution","payment.action_required","payment.policy_check","payment.approval_required","payment.approval_pending","payment.credential_hold","payment.route_quoted","payment.awaiting_confirmation","payment.routing","payment.provider_submitted","payment.provider_processing","payment.delivered","payment.failed","payment.refund_pending","payment.refunded","payment.canceled","claim.opened","claim.locked","claim.released","claim.expired","claim.refunded","claim.canceled","payout_destination.created","payout_destination.verified","payout_destination.revoked","phone_alias.verified","phone_alias.reverification_required","phone_alias.replaced","verification_session.verified","verification_session.rejected","verification_session.expired","verification_session.canceled","verification_session.error","credential.issued","credential.suspended","credential.revoked","credential.expired","member.activated","member.suspended","member.removed","api_key.created","api_key.revoked","review_case.opened","review_case.resolved"],"description":"What happened, <family>.<change> (D-385, D-388). New types may appear; ignore those you do not know (D-062)."};

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
if(!(((((((((((((((((((((((((((((((((((((((((((((((data === "payment.created") || (data === "payment.funds_pending")) || (data === "payment.funds_confirmed")) || (data === "payment.identity_resolution")) || (data === "payment.action_required")) || (data === "payment.policy_check")) || (data === "payment.approval_required")) || (data === "payment.approval_pending")) || (data === "payment.credential_hold")) || (data === "payment.route_quoted")) || (data === "payment.awaiting_confirmation")) || (data === "payment.routing")) || (data === "payment.provider_submitted")) || (data === "payment.provider_processing")) || (data === "payment.delivered")) || (data === "payment.failed")) || (data === "payment.refund_pending")) || (data === "payment.refunded")) || (data === "payment.canceled")) || (data === "claim.opened")) || (data === "claim.locked")) || (data === "claim.released")) || (data === "claim.expired")) || (data === "claim.refunded")) || (data === "claim.canceled")) || (data === "payout_destination.created")) || (data === "payout_destination.verified")) || (data === "payout_destination.revoked")) || (data === "phone_alias.verified")) || (data === "phone_alias.reverification_required")) || (data === "phone_alias.replaced")) || (data === "verification_session.verified")) || (data === "verification_session.rejected")) || (data === "verification_session.expired")) || (data === "verification_session.canceled")) || (data === "verification_session.error")) || (data === "credential.issued")) || (data === "credential.suspended")) || (data === "credential.revoked")) || (data === "credential.expired")) || (data === "member.activated")) || (data === "member.suspended")) || (data === "member.removed")) || (data === "api_key.created")) || (data === "api_key.revoked")) || (data === "review_case.opened")) || (data === "review_case.resolved"))){
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

const formats0 = module0.fullFormats["date-time"];
const pattern0 = new RegExp("^[1-9][0-9]*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.environment === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tenantId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.apiVersion === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.data === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sequence === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.resourceId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceId"},message:"must have required property '"+"resourceId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.resourceSequence === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceSequence"},message:"must have required property '"+"resourceSequence"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(validate2(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
const _errs5 = errors;
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.environment !== undefined){
let data3 = data.environment;
const _errs7 = errors;
if(!(validate4(data3, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
if(data.tenantId !== undefined){
let data4 = data.tenantId;
const _errs8 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.apiVersion !== undefined){
let data5 = data.apiVersion;
const _errs10 = errors;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs11 = errors;
const vSchema0 = schema1.properties.apiVersion.enum;
if(!(data5 === "v1")){
const err16 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema1.properties.apiVersion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.data !== undefined){
let data6 = data.data;
const _errs12 = errors;
const _errs13 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.object === undefined){
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs14 = errors;
for(const key1 in data6){
if(!((key1 === "object") || (key1 === "previousStatus"))){
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.object !== undefined){
let data7 = data6.object;
const _errs15 = errors;
const _errs16 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs17 = errors;
}
else {
const err19 = {instancePath:instancePath+"/data/object",schemaPath:"#/properties/data/properties/object/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid1 = _errs15 === errors;
}
if(data6.previousStatus !== undefined){
let data8 = data6.previousStatus;
const _errs18 = errors;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/data/previousStatus",schemaPath:"#/properties/data/properties/previousStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs19 = errors;
var valid1 = _errs18 === errors;
}
}
else {
const err21 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.sequence !== undefined){
let data9 = data.sequence;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err22 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"},message:"must match pattern \""+"^[1-9][0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.resourceId !== undefined){
let data10 = data.resourceId;
const _errs22 = errors;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/resourceId",schemaPath:"#/properties/resourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs23 = errors;
var valid0 = _errs22 === errors;
}
if(data.resourceSequence !== undefined){
let data11 = data.resourceSequence;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/resourceSequence",schemaPath:"#/properties/resourceSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs25 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/resourceSequence",schemaPath:"#/properties/resourceSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate5 as EventList };

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
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
if(!(key0 === "events")){
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
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
else {
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export { validate7 as EventType };

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((((((((((((((((((((((((((((((((((((((((((data === "payment.created") || (data === "payment.funds_pending")) || (data === "payment.funds_confirmed")) || (data === "payment.identity_resolution")) || (data === "payment.action_required")) || (data === "payment.policy_check")) || (data === "payment.approval_required")) || (data === "payment.approval_pending")) || (data === "payment.credential_hold")) || (data === "payment.route_quoted")) || (data === "payment.awaiting_confirmation")) || (data === "payment.routing")) || (data === "payment.provider_submitted")) || (data === "payment.provider_processing")) || (data === "payment.delivered")) || (data === "payment.failed")) || (data === "payment.refund_pending")) || (data === "payment.refunded")) || (data === "payment.canceled")) || (data === "claim.opened")) || (data === "claim.locked")) || (data === "claim.released")) || (data === "claim.expired")) || (data === "claim.refunded")) || (data === "claim.canceled")) || (data === "payout_destination.created")) || (data === "payout_destination.verified")) || (data === "payout_destination.revoked")) || (data === "phone_alias.verified")) || (data === "phone_alias.reverification_required")) || (data === "phone_alias.replaced")) || (data === "verification_session.verified")) || (data === "verification_session.rejected")) || (data === "verification_session.expired")) || (data === "verification_session.canceled")) || (data === "verification_session.error")) || (data === "credential.issued")) || (data === "credential.suspended")) || (data === "credential.revoked")) || (data === "credential.expired")) || (data === "member.activated")) || (data === "member.suspended")) || (data === "member.removed")) || (data === "api_key.created")) || (data === "api_key.revoked")) || (data === "review_case.opened")) || (data === "review_case.resolved"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
