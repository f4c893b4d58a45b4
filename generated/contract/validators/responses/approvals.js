// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { VoteDecision as validate4 } from '../bodies/approvals.js';
import { AuthorityAction as validate11 } from '../bodies/approvals.js';
import { Credential as validate14 } from '../responses/identity.js';
import { PaymentPolicyRules as validate24 } from '../bodies/approvals.js';
export { validate0 as ApprovalRequest };
const schema0 = {"type":"object","description":"The approval that a held payment needs. A payment has at most one pending approval request.","additionalProperties":false,"required":["id","paymentId","requiredWeight","approvalGroup","status","receivedWeight","signatures","closedReason","createdAt"],"properties":{"id":{"type":"string","description":"The approval request.","examples":["apr_01k9zt5r7m8q4x2v6b3n1c0d12"]},"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"requiredWeight":{"type":"integer","minimum":1,"description":"The total weight that is required. It does not change."},"approvalGroup":{"type":["string","null"],"description":"The group whose members may vote; null if every voter may."},"status":{"description":"The current status.","$ref":"ApprovalStatus"},"receivedWeight":{"type":"integer","minimum":0,"description":"The total weight of the approving votes that count."},"signatures":{"type":"array","items":{"$ref":"ApprovalSignature"},"description":"The votes, oldest first."},"closedReason":{"type":["string","null"],"enum":["PAYMENT_CANCELED",null],"description":"The reason why the request was REJECTED without a vote; null otherwise."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the request was opened."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","x-states":"approval-request","description":"The status of an approval request. Only a PENDING request accepts votes.","enum":["PENDING","APPROVED","REJECTED"]};

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
if(!(((data === "PENDING") || (data === "APPROVED")) || (data === "REJECTED"))){
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

const schema2 = {"type":"object","description":"A vote. Later changes of the voter's authority never change it.","additionalProperties":false,"required":["memberId","decision","weightAtSigning","invalidatedAt","createdAt"],"properties":{"memberId":{"type":"string","description":"Id of the member who voted.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d05"]},"decision":{"description":"The vote of the member.","imported":"VoteDecision"},"weightAtSigning":{"type":"integer","minimum":1,"maximum":100,"description":"The approvalWeight of the voter at the time of the vote."},"invalidatedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the vote became invalid because the voter may no longer approve; null while it is valid."},"createdAt":{"type":"string","format":"date-time","description":"Time of the vote."}}};
const formats0 = formats["date-time"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.memberId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.decision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.weightAtSigning === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weightAtSigning"},message:"must have required property '"+"weightAtSigning"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.invalidatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invalidatedAt"},message:"must have required property '"+"invalidatedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "memberId") || (key0 === "decision")) || (key0 === "weightAtSigning")) || (key0 === "invalidatedAt")) || (key0 === "createdAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.memberId !== undefined){
let data0 = data.memberId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.decision !== undefined){
let data1 = data.decision;
const _errs4 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.weightAtSigning !== undefined){
let data2 = data.weightAtSigning;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/weightAtSigning",schemaPath:"#/properties/weightAtSigning/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/weightAtSigning",schemaPath:"#/properties/weightAtSigning/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/weightAtSigning",schemaPath:"#/properties/weightAtSigning/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.invalidatedAt !== undefined){
let data3 = data.invalidatedAt;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/invalidatedAt",schemaPath:"#/properties/invalidatedAt/type",keyword:"type",params:{type: schema2.properties.invalidatedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/invalidatedAt",schemaPath:"#/properties/invalidatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
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
var valid0 = _errs9 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.paymentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requiredWeight === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredWeight"},message:"must have required property '"+"requiredWeight"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.approvalGroup === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalGroup"},message:"must have required property '"+"approvalGroup"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.receivedWeight === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedWeight"},message:"must have required property '"+"receivedWeight"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.signatures === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.closedReason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closedReason"},message:"must have required property '"+"closedReason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.paymentId !== undefined){
let data1 = data.paymentId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.requiredWeight !== undefined){
let data2 = data.requiredWeight;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/requiredWeight",schemaPath:"#/properties/requiredWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/requiredWeight",schemaPath:"#/properties/requiredWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.approvalGroup !== undefined){
let data3 = data.approvalGroup;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/approvalGroup",schemaPath:"#/properties/approvalGroup/type",keyword:"type",params:{type: schema0.properties.approvalGroup.type},message:"must be string,null"};
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
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.receivedWeight !== undefined){
let data5 = data.receivedWeight;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/receivedWeight",schemaPath:"#/properties/receivedWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs12 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/receivedWeight",schemaPath:"#/properties/receivedWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.signatures !== undefined){
let data6 = data.signatures;
const _errs13 = errors;
const _errs14 = errors;
if(Array.isArray(data6)){
let valid1 = true;
const before0 = errors;
const end0 = data6.length;
for(let i0=0; i0<end0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/signatures/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs15 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.closedReason !== undefined){
let data8 = data.closedReason;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/closedReason",schemaPath:"#/properties/closedReason/type",keyword:"type",params:{type: schema0.properties.closedReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs17 = errors;
const vSchema0 = schema0.properties.closedReason.enum;
if(!((data8 === "PAYMENT_CANCELED") || (data8 === null))){
const err19 = {instancePath:instancePath+"/closedReason",schemaPath:"#/properties/closedReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.closedReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate6 as ApprovalRequestList };

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approvals === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvals"},message:"must have required property '"+"approvals"+"'"};
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
if(!(key0 === "approvals")){
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
if(data.approvals !== undefined){
let data0 = data.approvals;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/approvals/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate6.errors = vErrors;
return errors === 0;
}

export { validate3 as ApprovalSignature };

export { validate1 as ApprovalStatus };

export { validate8 as Authority };
const schema4 = {"type":"object","description":"An authority grant: what a member may do for the organization, and within which limits.","additionalProperties":false,"required":["id","memberId","status","allowedActions","perTxLimitUsd","dailyLimitUsd","monthlyLimitUsd","allowedCurrencies","allowedAssets","allowedChains","allowedDestinationIds","approvalWeight","requiresCountersignature","countersignAboveUsd","version","credentialId","createdAt","updatedAt","suspendedAt","revokedAt"],"properties":{"id":{"type":"string","description":"Id of the authority grant.","examples":["gra_01k9zt5r7m8q4x2v6b3n1c0f01"]},"memberId":{"type":"string","description":"Id of the member who has the grant.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d05"]},"status":{"description":"The current status. Only ACTIVE grants apply.","$ref":"AuthorityStatus"},"allowedActions":{"type":"array","minItems":1,"items":{"imported":"AuthorityAction"},"description":"The actions that the grant allows, sorted."},"perTxLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$","description":"The limit of one payment, in USD; null for no limit."},"dailyLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$","description":"The limit of the member's payments in any 24 hours, in USD; null for no limit."},"monthlyLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$","description":"The limit of the member's payments in any 30 times 24 hours, in USD; null for no limit."},"allowedCurrencies":{"type":"array","items":{"type":"string"},"description":"The allowed currencies; an empty list allows any."},"allowedAssets":{"type":"array","items":{"type":"string"},"description":"The allowed assets, by code or id; an empty list allows any."},"allowedChains":{"type":"array","items":{"type":"string"},"description":"The allowed chains, in the form `eip155:<chainId>`; an empty list allows any."},"allowedDestinationIds":{"type":"array","items":{"type":"string"},"description":"Ids of the payout destinations that may be paid; an empty list allows any."},"approvalWeight":{"type":"integer","minimum":1,"maximum":100,"description":"The weight of the member's vote."},"requiresCountersignature":{"type":"boolean","description":"True if every payment needs an approval."},"countersignAboveUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$","description":"Payments above this amount, in USD, need an approval, even within the limits; null if there is no such amount."},"version":{"type":"integer","minimum":1,"description":"Number of the version. It counts all grants of the member and their changes."},"credentialId":{"type":["string","null"],"description":"Id of the AUTHORITY_DELEGATION credential; null until this version is attested."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the grant was created."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."},"suspendedAt":{"type":["string","null"],"format":"date-time","description":"Time of the suspension; null before it and after a reactivation."},"revokedAt":{"type":["string","null"],"format":"date-time","description":"Time of the revocation; null unless the grant is REVOKED."}}};
const schema5 = {"type":"string","x-states":"authority","description":"The status of a grant. Only ACTIVE grants apply. REVOKED is final.","enum":["ACTIVE","SUSPENDED","REVOKED"],"x-final":["REVOKED"]};

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
const vSchema0 = schema5.enum;
if(!(((data === "ACTIVE") || (data === "SUSPENDED")) || (data === "REVOKED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
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

const pattern0 = new RegExp("^(0|[1-9][0-9]*)\\.[0-9]{2,6}$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.memberId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.allowedActions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedActions"},message:"must have required property '"+"allowedActions"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.perTxLimitUsd === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "perTxLimitUsd"},message:"must have required property '"+"perTxLimitUsd"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dailyLimitUsd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyLimitUsd"},message:"must have required property '"+"dailyLimitUsd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.monthlyLimitUsd === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthlyLimitUsd"},message:"must have required property '"+"monthlyLimitUsd"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.allowedCurrencies === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedCurrencies"},message:"must have required property '"+"allowedCurrencies"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.allowedAssets === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedAssets"},message:"must have required property '"+"allowedAssets"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.allowedChains === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedChains"},message:"must have required property '"+"allowedChains"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.allowedDestinationIds === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedDestinationIds"},message:"must have required property '"+"allowedDestinationIds"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.approvalWeight === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalWeight"},message:"must have required property '"+"approvalWeight"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.requiresCountersignature === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresCountersignature"},message:"must have required property '"+"requiresCountersignature"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.countersignAboveUsd === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countersignAboveUsd"},message:"must have required property '"+"countersignAboveUsd"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.version === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.credentialId === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentialId"},message:"must have required property '"+"credentialId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.createdAt === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.updatedAt === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.suspendedAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspendedAt"},message:"must have required property '"+"suspendedAt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.revokedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revokedAt"},message:"must have required property '"+"revokedAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.memberId !== undefined){
let data1 = data.memberId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err22 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate9(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.allowedActions !== undefined){
let data3 = data.allowedActions;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
const err23 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = data3.length;
for(let i0=0; i0<end0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(validate11(data4, {instancePath:instancePath+"/allowedActions/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs9 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.perTxLimitUsd !== undefined){
let data5 = data.perTxLimitUsd;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/type",keyword:"type",params:{type: schema4.properties.perTxLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs11 = errors;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err26 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.dailyLimitUsd !== undefined){
let data6 = data.dailyLimitUsd;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err27 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/type",keyword:"type",params:{type: schema4.properties.dailyLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs13 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err28 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.monthlyLimitUsd !== undefined){
let data7 = data.monthlyLimitUsd;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err29 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/type",keyword:"type",params:{type: schema4.properties.monthlyLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs15 = errors;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err30 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.allowedCurrencies !== undefined){
let data8 = data.allowedCurrencies;
const _errs16 = errors;
const _errs17 = errors;
if(Array.isArray(data8)){
let valid3 = true;
const before1 = errors;
const end1 = data8.length;
for(let i1=0; i1<end1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(typeof data9 !== "string"){
const err31 = {instancePath:instancePath+"/allowedCurrencies/" + i1,schemaPath:"#/properties/allowedCurrencies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs19 = errors;
var valid4 = _errs18 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.allowedAssets !== undefined){
let data10 = data.allowedAssets;
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data10)){
let valid5 = true;
const before2 = errors;
const end2 = data10.length;
for(let i2=0; i2<end2; i2++){
let data11 = data10[i2];
const _errs22 = errors;
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/allowedAssets/" + i2,schemaPath:"#/properties/allowedAssets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs23 = errors;
var valid6 = _errs22 === errors;
if(!valid6){
valid5 = false;
if(errors - before2 >= 50){
break;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.allowedChains !== undefined){
let data12 = data.allowedChains;
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data12)){
let valid7 = true;
const before3 = errors;
const end3 = data12.length;
for(let i3=0; i3<end3; i3++){
let data13 = data12[i3];
const _errs26 = errors;
if(typeof data13 !== "string"){
const err35 = {instancePath:instancePath+"/allowedChains/" + i3,schemaPath:"#/properties/allowedChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs27 = errors;
var valid8 = _errs26 === errors;
if(!valid8){
valid7 = false;
if(errors - before3 >= 50){
break;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.allowedDestinationIds !== undefined){
let data14 = data.allowedDestinationIds;
const _errs28 = errors;
const _errs29 = errors;
if(Array.isArray(data14)){
let valid9 = true;
const before4 = errors;
const end4 = data14.length;
for(let i4=0; i4<end4; i4++){
let data15 = data14[i4];
const _errs30 = errors;
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/allowedDestinationIds/" + i4,schemaPath:"#/properties/allowedDestinationIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs31 = errors;
var valid10 = _errs30 === errors;
if(!valid10){
valid9 = false;
if(errors - before4 >= 50){
break;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.approvalWeight !== undefined){
let data16 = data.approvalWeight;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err39 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs33 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.requiresCountersignature !== undefined){
let data17 = data.requiresCountersignature;
const _errs34 = errors;
if(typeof data17 !== "boolean"){
const err42 = {instancePath:instancePath+"/requiresCountersignature",schemaPath:"#/properties/requiresCountersignature/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.countersignAboveUsd !== undefined){
let data18 = data.countersignAboveUsd;
const _errs36 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err43 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/type",keyword:"type",params:{type: schema4.properties.countersignAboveUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs37 = errors;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err44 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.version !== undefined){
let data19 = data.version;
const _errs38 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs39 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err46 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.credentialId !== undefined){
let data20 = data.credentialId;
const _errs40 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
const err47 = {instancePath:instancePath+"/credentialId",schemaPath:"#/properties/credentialId/type",keyword:"type",params:{type: schema4.properties.credentialId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs41 = errors;
var valid0 = _errs40 === errors;
}
if(data.createdAt !== undefined){
let data21 = data.createdAt;
const _errs42 = errors;
const _errs43 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
}
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err48 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.updatedAt !== undefined){
let data22 = data.updatedAt;
const _errs44 = errors;
const _errs45 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err50 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid0 = _errs44 === errors;
}
if(data.suspendedAt !== undefined){
let data23 = data.suspendedAt;
const _errs46 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
const err52 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/type",keyword:"type",params:{type: schema4.properties.suspendedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs47 = errors;
if((typeof data23 == "number") && (isFinite(data23))){
}
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err53 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid0 = _errs46 === errors;
}
if(data.revokedAt !== undefined){
let data24 = data.revokedAt;
const _errs48 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err54 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/type",keyword:"type",params:{type: schema4.properties.revokedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const _errs49 = errors;
if((typeof data24 == "number") && (isFinite(data24))){
}
if(typeof data24 === "string"){
if(!(formats0(data24))){
const err55 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs48 === errors;
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export { validate12 as AuthorityAttested };

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authority === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"},message:"must have required property '"+"authority"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credential === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "authority") || (key0 === "credential"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.authority !== undefined){
let data0 = data.authority;
const _errs2 = errors;
if(!(validate8(data0, {instancePath:instancePath+"/authority",parentData:data,parentDataProperty:"authority",rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.credential !== undefined){
let data1 = data.credential;
const _errs3 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
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
validate12.errors = vErrors;
return errors === 0;
}

export { validate15 as AuthorityList };

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorities === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorities"},message:"must have required property '"+"authorities"+"'"};
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
if(!(key0 === "authorities")){
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
if(data.authorities !== undefined){
let data0 = data.authorities;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate8(data1, {instancePath:instancePath+"/authorities/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/authorities",schemaPath:"#/properties/authorities/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate15.errors = vErrors;
return errors === 0;
}

export { validate9 as AuthorityStatus };

export { validate17 as AuthorityWithAttestation };
const schema9 = {"type":"object","description":"The message that the organization's multisig wallet may sign. It is always the same for one version: the service does not store that a signature is pending.","additionalProperties":false,"required":["primaryType","message","note"],"properties":{"primaryType":{"type":"string","enum":["CredentialAttestation"],"description":"The EIP-712 primary type."},"message":{"description":"The message to sign.","$ref":"CredentialAttestationMessage"},"note":{"type":"string","description":"An explanation in words."}}};
const schema10 = {"type":"object","description":"The EIP-712 message. Its fields are in the order of the type: string subjectDid, string orgDid, string kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned integers are decimal strings.","additionalProperties":false,"required":["subjectDid","orgDid","kind","schemaVersion","docHash","issuedAt","expiresAt","nonce"],"properties":{"subjectDid":{"type":"string","description":"The DID of the member; for a payment policy the DID of the organization itself.","examples":["did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0f31"]},"orgDid":{"type":"string","description":"The DID of the organization.","examples":["did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0f30"]},"kind":{"type":"string","enum":["AUTHORITY_DELEGATION","PAYMENT_POLICY"],"description":"The kind of credential."},"schemaVersion":{"type":"string","enum":["service/credential/AUTHORITY_DELEGATION/v1","service/credential/PAYMENT_POLICY/v1"],"description":"The schema of the credential's document."},"docHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of the canonical document."},"issuedAt":{"type":"string","pattern":"^[1-9][0-9]*$","description":"Time at which the version was created, in Unix seconds."},"expiresAt":{"type":"string","pattern":"^(0|[1-9][0-9]*)$","description":"Time at which the credential expires, in Unix seconds; 0 if it never expires."},"nonce":{"type":"string","pattern":"^(0|[1-9][0-9]*)$","description":"The nonce of the attestation, a uint256 in decimal. It is derived from the id and the version."}}};
const pattern4 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^[1-9][0-9]*$", "u");
const pattern6 = new RegExp("^(0|[1-9][0-9]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subjectDid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subjectDid"},message:"must have required property '"+"subjectDid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orgDid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orgDid"},message:"must have required property '"+"orgDid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schemaVersion === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"},message:"must have required property '"+"schemaVersion"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.docHash === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docHash"},message:"must have required property '"+"docHash"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.issuedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedAt"},message:"must have required property '"+"issuedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expiresAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.nonce === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "subjectDid") || (key0 === "orgDid")) || (key0 === "kind")) || (key0 === "schemaVersion")) || (key0 === "docHash")) || (key0 === "issuedAt")) || (key0 === "expiresAt")) || (key0 === "nonce"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subjectDid !== undefined){
let data0 = data.subjectDid;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/subjectDid",schemaPath:"#/properties/subjectDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.orgDid !== undefined){
let data1 = data.orgDid;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/orgDid",schemaPath:"#/properties/orgDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema10.properties.kind.enum;
if(!((data2 === "AUTHORITY_DELEGATION") || (data2 === "PAYMENT_POLICY"))){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.schemaVersion !== undefined){
let data3 = data.schemaVersion;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs9 = errors;
const vSchema1 = schema10.properties.schemaVersion.enum;
if(!((data3 === "service/credential/AUTHORITY_DELEGATION/v1") || (data3 === "service/credential/PAYMENT_POLICY/v1"))){
const err14 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/enum",keyword:"enum",params:{allowedValues: schema10.properties.schemaVersion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.docHash !== undefined){
let data4 = data.docHash;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err15 = {instancePath:instancePath+"/docHash",schemaPath:"#/properties/docHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/docHash",schemaPath:"#/properties/docHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.issuedAt !== undefined){
let data5 = data.issuedAt;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err17 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"},message:"must match pattern \""+"^[1-9][0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err21 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs16 === errors;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primaryType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primaryType"},message:"must have required property '"+"primaryType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.note === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "primaryType") || (key0 === "message")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.primaryType !== undefined){
let data0 = data.primaryType;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/primaryType",schemaPath:"#/properties/primaryType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema9.properties.primaryType.enum;
if(!(data0 === "CredentialAttestation")){
const err5 = {instancePath:instancePath+"/primaryType",schemaPath:"#/properties/primaryType/enum",keyword:"enum",params:{allowedValues: schema9.properties.primaryType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
if(!(validate20(data1, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.note !== undefined){
let data2 = data.note;
const _errs5 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authority === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"},message:"must have required property '"+"authority"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attestation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attestation"},message:"must have required property '"+"attestation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "authority") || (key0 === "attestation"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.authority !== undefined){
let data0 = data.authority;
const _errs2 = errors;
if(!(validate8(data0, {instancePath:instancePath+"/authority",parentData:data,parentDataProperty:"authority",rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.attestation !== undefined){
let data1 = data.attestation;
const _errs3 = errors;
if(!(validate19(data1, {instancePath:instancePath+"/attestation",parentData:data,parentDataProperty:"attestation",rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
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
validate17.errors = vErrors;
return errors === 0;
}

export { validate19 as CredentialAttestation };

export { validate20 as CredentialAttestationMessage };

export { validate23 as PaymentPolicy };
const schema11 = {"type":"object","description":"The organization's payment policy that is in force.","additionalProperties":false,"required":["policyId","version","rules","status","credentialId","activatedAt"],"properties":{"policyId":{"type":["string","null"],"description":"Id of the policy, the same for all versions; null before the policy is set for the first time.","examples":["ppo_01k9zt5r7m8q4x2v6b3n1c0f10"]},"version":{"type":"integer","minimum":0,"description":"Number of the version; 0 before the policy is set for the first time."},"rules":{"description":"The rules of the policy. A rule that is absent checks nothing.","imported":"PaymentPolicyRules"},"status":{"type":"string","enum":["ACTIVE"],"description":"Always ACTIVE. Previous versions are in the history."},"credentialId":{"type":["string","null"],"description":"Id of the PAYMENT_POLICY credential; null until this version is attested."},"activatedAt":{"type":["string","null"],"format":"date-time","description":"Time at which this version was set."}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.policyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyId"},message:"must have required property '"+"policyId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.credentialId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentialId"},message:"must have required property '"+"credentialId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.activatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activatedAt"},message:"must have required property '"+"activatedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "policyId") || (key0 === "version")) || (key0 === "rules")) || (key0 === "status")) || (key0 === "credentialId")) || (key0 === "activatedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.policyId !== undefined){
let data0 = data.policyId;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err7 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/type",keyword:"type",params:{type: schema11.properties.policyId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.rules !== undefined){
let data2 = data.rules;
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema11.properties.status.enum;
if(!(data3 === "ACTIVE")){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.credentialId !== undefined){
let data4 = data.credentialId;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/credentialId",schemaPath:"#/properties/credentialId/type",keyword:"type",params:{type: schema11.properties.credentialId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.activatedAt !== undefined){
let data5 = data.activatedAt;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/type",keyword:"type",params:{type: schema11.properties.activatedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export { validate25 as PaymentPolicyAttested };

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.policy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credential === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "policy") || (key0 === "credential"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.policy !== undefined){
let data0 = data.policy;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.credential !== undefined){
let data1 = data.credential;
const _errs3 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
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
validate25.errors = vErrors;
return errors === 0;
}

export { validate28 as PaymentPolicyVersion };
const schema13 = {"type":"object","description":"One version of the payment policy.","additionalProperties":false,"required":["policyId","version","rules","status","credentialId","activatedAt","supersededAt","createdByMemberId","createdAt"],"properties":{"policyId":{"type":"string","description":"Id of the policy, `ppo_…`, the same for all versions.","examples":["ppo_01k9zt5r7m8q4x2v6b3n1c0f10"]},"version":{"type":"integer","minimum":1,"description":"Number of the version, which increases by one with each update, from 1."},"rules":{"description":"The rules of the policy. A rule that is absent checks nothing.","imported":"PaymentPolicyRules"},"status":{"description":"The status of the version.","$ref":"PaymentPolicyVersionStatus"},"credentialId":{"type":["string","null"],"description":"Id of the credential of this version; null if it was not attested. The credential is REVOKED once the version is superseded."},"activatedAt":{"type":"string","format":"date-time","description":"Time from which it applies."},"supersededAt":{"type":["string","null"],"format":"date-time","description":"Time at which the next version replaced this one; null while it is in force."},"createdByMemberId":{"type":"string","description":"Id of the member who set this version; for an API key the member in whose name it acts."},"createdAt":{"type":"string","format":"date-time","description":"Time at which this version was set."}}};
const schema14 = {"type":"string","x-states":"payment-policy","description":"The status of a version: ACTIVE if it is in force, SUPERSEDED if a newer one has replaced it.","enum":["ACTIVE","SUPERSEDED"],"x-final":["SUPERSEDED"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema14.enum;
if(!((data === "ACTIVE") || (data === "SUPERSEDED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.policyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyId"},message:"must have required property '"+"policyId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.credentialId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentialId"},message:"must have required property '"+"credentialId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.activatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activatedAt"},message:"must have required property '"+"activatedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.supersededAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supersededAt"},message:"must have required property '"+"supersededAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.createdByMemberId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdByMemberId"},message:"must have required property '"+"createdByMemberId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.policyId !== undefined){
let data0 = data.policyId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.rules !== undefined){
let data2 = data.rules;
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(!(validate30(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
if(data.credentialId !== undefined){
let data4 = data.credentialId;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/credentialId",schemaPath:"#/properties/credentialId/type",keyword:"type",params:{type: schema13.properties.credentialId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.activatedAt !== undefined){
let data5 = data.activatedAt;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.supersededAt !== undefined){
let data6 = data.supersededAt;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/supersededAt",schemaPath:"#/properties/supersededAt/type",keyword:"type",params:{type: schema13.properties.supersededAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/supersededAt",schemaPath:"#/properties/supersededAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.createdByMemberId !== undefined){
let data7 = data.createdByMemberId;
const _errs14 = errors;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/createdByMemberId",schemaPath:"#/properties/createdByMemberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.createdAt !== undefined){
let data8 = data.createdAt;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs16 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export { validate32 as PaymentPolicyVersionList };

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
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
if(!(key0 === "versions")){
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
if(data.versions !== undefined){
let data0 = data.versions;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/versions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate32.errors = vErrors;
return errors === 0;
}

export { validate30 as PaymentPolicyVersionStatus };

export { validate34 as PaymentPolicyWithAttestation };
const schema16 = {"type":"object","description":"The new version of the policy, and the message that the multisig wallet may sign to back it.","additionalProperties":false,"required":["policyId","version","rules","status","credentialId","activatedAt","attestation"],"properties":{"policyId":{"type":"string","description":"Id of the policy, the same for all versions.","examples":["ppo_01k9zt5r7m8q4x2v6b3n1c0f10"]},"version":{"type":"integer","minimum":1,"description":"Number of the version, which increases by one with each update, from 1."},"rules":{"description":"The rules of the policy. A rule that is absent checks nothing.","imported":"PaymentPolicyRules"},"status":{"type":"string","enum":["ACTIVE"],"description":"Always ACTIVE, because a new version is in force at once."},"credentialId":{"type":["string","null"],"description":"Id of the credential; null until this version is attested."},"activatedAt":{"type":["string","null"],"format":"date-time","description":"Time at which this version was set."},"attestation":{"description":"The message that the multisig wallet signs to attest this version.","$ref":"CredentialAttestation"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.policyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyId"},message:"must have required property '"+"policyId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.credentialId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentialId"},message:"must have required property '"+"credentialId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.activatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activatedAt"},message:"must have required property '"+"activatedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attestation === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attestation"},message:"must have required property '"+"attestation"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "policyId") || (key0 === "version")) || (key0 === "rules")) || (key0 === "status")) || (key0 === "credentialId")) || (key0 === "activatedAt")) || (key0 === "attestation"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.policyId !== undefined){
let data0 = data.policyId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.rules !== undefined){
let data2 = data.rules;
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema16.properties.status.enum;
if(!(data3 === "ACTIVE")){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema16.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.credentialId !== undefined){
let data4 = data.credentialId;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/credentialId",schemaPath:"#/properties/credentialId/type",keyword:"type",params:{type: schema16.properties.credentialId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.activatedAt !== undefined){
let data5 = data.activatedAt;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/type",keyword:"type",params:{type: schema16.properties.activatedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs12 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.attestation !== undefined){
let data6 = data.attestation;
const _errs13 = errors;
if(!(validate19(data6, {instancePath:instancePath+"/attestation",parentData:data,parentDataProperty:"attestation",rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs13 === errors;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
