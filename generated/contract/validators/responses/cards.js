// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { Usd as validate4 } from '../responses/offramp.js';
import { Mcc as validate37 } from '../bodies/cards.js';
export { validate0 as Card };
const schema0 = {"type":"object","description":"A debit card. The service does not store the card number: only the issuer has it.","additionalProperties":false,"required":["cardId","issuerCardId","walletId","agentId","last4","multisigAddress","status","createdAt"],"properties":{"cardId":{"type":"string","description":"An opaque id that begins with `card_`.","examples":["card_01k9zt5r7m8q4x2v6b3n1c0h01"]},"issuerCardId":{"type":"string","description":"The issuer's id of the card.","examples":["icd_7Qm4vT2x"]},"walletId":{"type":["string","null"],"description":"Id of the wallet that pays; null for cards of the card provider."},"agentId":{"type":["string","null"],"description":"Id of the agent to which the card's spending is also added; null if there is none."},"last4":{"type":"string","pattern":"^[0-9]{4}$","description":"The last four digits of the card number.","examples":["4242"]},"multisigAddress":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the wallet, with EIP-55 checksum; null for cards of the card provider."},"status":{"description":"The current status. Only an active card can be used.","$ref":"CardStatus"},"createdAt":{"type":"string","format":"date-time","description":"Time at which the card was issued."}}};
const pattern0 = new RegExp("^[0-9]{4}$", "u");
const pattern1 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");
const schema1 = {"type":"string","x-states":"card","description":"The status of a card: active, or inactive while it is frozen.","enum":["active","inactive"]};

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
if(!((data === "active") || (data === "inactive"))){
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

const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerCardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerCardId"},message:"must have required property '"+"issuerCardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.walletId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.agentId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last4 === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.multisigAddress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multisigAddress"},message:"must have required property '"+"multisigAddress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.createdAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(!((((((((key0 === "cardId") || (key0 === "issuerCardId")) || (key0 === "walletId")) || (key0 === "agentId")) || (key0 === "last4")) || (key0 === "multisigAddress")) || (key0 === "status")) || (key0 === "createdAt"))){
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
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.issuerCardId !== undefined){
let data1 = data.issuerCardId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.walletId !== undefined){
let data2 = data.walletId;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",params:{type: schema0.properties.walletId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.agentId !== undefined){
let data3 = data.agentId;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: schema0.properties.agentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.last4 !== undefined){
let data4 = data.last4;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.multisigAddress !== undefined){
let data5 = data.multisigAddress;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/type",keyword:"type",params:{type: schema0.properties.multisigAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err16 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs14 === errors;
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
const _errs15 = errors;
const _errs16 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs15 === errors;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate3 as CardAuthorization };
const schema2 = {"type":"object","description":"A card authorization, approved or declined.","additionalProperties":false,"required":["authorizationId","cardId","amountUsd","mcc","approved","declineReason","policy","spent","reversedUsd","createdAt"],"properties":{"authorizationId":{"type":"string","description":"An opaque id that begins with `auz_`.","examples":["auz_01k9zt5r7m8q4x2v6b3n1c0h10"]},"cardId":{"type":"string","description":"An opaque id that begins with `card_`.","examples":["card_01k9zt5r7m8q4x2v6b3n1c0h01"]},"amountUsd":{"description":"The amount of the authorization, in USD.","imported":"Usd"},"mcc":{"type":["string","null"],"pattern":"^[0-9]{4}$","description":"The merchant category code; null if none was given."},"approved":{"type":"boolean","description":"True if the authorization was approved."},"declineReason":{"description":"The reason of the decline; null if it was approved.","$ref":"CardDeclineReason"},"policy":{"anyOf":[{"$ref":"CardPolicyOutcome"},{"type":"null"}],"description":"The decision of the policy; null if none was evaluated, because none is attached, the card is frozen or it has no tenant."},"spent":{"description":"The amounts spent in the card's windows after this authorization.","$ref":"CardSpent"},"reversedUsd":{"description":"The total amount that has been reversed so far, in USD; 0.00 at first.","imported":"Usd"},"createdAt":{"type":"string","format":"date-time","description":"Time of the decision."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema3 = {"type":["string","null"],"enum":["CARD_INACTIVE","AGENT_SUSPENDED","POLICY_UNAVAILABLE","POLICY_DENIED","MCC_BLOCKED","MCC_NOT_ALLOWED","PER_TXN_LIMIT","DAILY_CAP","WEEKLY_CAP","MONTHLY_CAP","INSUFFICIENT_MULTISIG_BALANCE",null],"description":"The reason why an authorization was declined, the first that applies in this order; null if it was approved. POLICY_DENIED means that the policy refuses the counterparty, POLICY_UNAVAILABLE that the policy check is unavailable, both in enforce mode only. AGENT_SUSPENDED means that the agent of the card is suspended. The policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the balance of the multisig wallet could not be read from the chain."};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema3.enum;
if(!((((((((((((data === "CARD_INACTIVE") || (data === "AGENT_SUSPENDED")) || (data === "POLICY_UNAVAILABLE")) || (data === "POLICY_DENIED")) || (data === "MCC_BLOCKED")) || (data === "MCC_NOT_ALLOWED")) || (data === "PER_TXN_LIMIT")) || (data === "DAILY_CAP")) || (data === "WEEKLY_CAP")) || (data === "MONTHLY_CAP")) || (data === "INSUFFICIENT_MULTISIG_BALANCE")) || (data === null))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","description":"The decision of the card's policy. It is the decision of the agent's policy if the card has none, or if only the agent's policy denies.","additionalProperties":false,"required":["decisionLogId","allow","reason"],"properties":{"decisionLogId":{"type":"string","description":"Id of the entry in the policy decision log.","examples":["dec_01k9zt5r7m8q4x2v6b3n1c0d81"]},"allow":{"type":"boolean","description":"True if the policy allows the authorization. In log mode a denial declines nothing."},"reason":{"type":["string","null"],"description":"The first rule that failed; null if the policy allows."}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decisionLogId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decisionLogId"},message:"must have required property '"+"decisionLogId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allow === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
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
if(!(((key0 === "decisionLogId") || (key0 === "allow")) || (key0 === "reason"))){
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
if(data.decisionLogId !== undefined){
let data0 = data.decisionLogId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/decisionLogId",schemaPath:"#/properties/decisionLogId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.allow !== undefined){
let data1 = data.allow;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.reason !== undefined){
let data2 = data.reason;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema4.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
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
validate7.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dailyUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyUsd"},message:"must have required property '"+"dailyUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weeklyUsd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weeklyUsd"},message:"must have required property '"+"weeklyUsd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.monthlyUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthlyUsd"},message:"must have required property '"+"monthlyUsd"+"'"};
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
if(!(((key0 === "dailyUsd") || (key0 === "weeklyUsd")) || (key0 === "monthlyUsd"))){
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
if(data.dailyUsd !== undefined){
let data0 = data.dailyUsd;
const _errs2 = errors;
if(!(validate4(data0, {instancePath:instancePath+"/dailyUsd",parentData:data,parentDataProperty:"dailyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.weeklyUsd !== undefined){
let data1 = data.weeklyUsd;
const _errs3 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/weeklyUsd",parentData:data,parentDataProperty:"weeklyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
if(data.monthlyUsd !== undefined){
let data2 = data.monthlyUsd;
const _errs4 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/monthlyUsd",parentData:data,parentDataProperty:"monthlyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
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
validate9.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorizationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorizationId"},message:"must have required property '"+"authorizationId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amountUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mcc === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcc"},message:"must have required property '"+"mcc"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.approved === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.declineReason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declineReason"},message:"must have required property '"+"declineReason"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policy === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.spent === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spent"},message:"must have required property '"+"spent"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.reversedUsd === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reversedUsd"},message:"must have required property '"+"reversedUsd"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(!(func0.call(schema2.properties, key0))){
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
if(data.authorizationId !== undefined){
let data0 = data.authorizationId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.cardId !== undefined){
let data1 = data.cardId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.amountUsd !== undefined){
let data2 = data.amountUsd;
const _errs6 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.mcc !== undefined){
let data3 = data.mcc;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/type",keyword:"type",params:{type: schema2.properties.mcc.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs8 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.approved !== undefined){
let data4 = data.approved;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.declineReason !== undefined){
let data5 = data.declineReason;
const _errs11 = errors;
if(!(validate5(data5, {instancePath:instancePath+"/declineReason",parentData:data,parentDataProperty:"declineReason",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.policy !== undefined){
let data6 = data.policy;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate7(data6, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err17 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
if(data.spent !== undefined){
let data7 = data.spent;
const _errs17 = errors;
if(!(validate9(data7, {instancePath:instancePath+"/spent",parentData:data,parentDataProperty:"spent",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs17 === errors;
}
if(data.reversedUsd !== undefined){
let data8 = data.reversedUsd;
const _errs18 = errors;
if(!(validate4(data8, {instancePath:instancePath+"/reversedUsd",parentData:data,parentDataProperty:"reversedUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs18 === errors;
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
const _errs19 = errors;
const _errs20 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs19 === errors;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate15 as CardAuthorizationList };

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorizations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorizations"},message:"must have required property '"+"authorizations"+"'"};
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
if(!(key0 === "authorizations")){
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
if(data.authorizations !== undefined){
let data0 = data.authorizations;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/authorizations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
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
const err2 = {instancePath:instancePath+"/authorizations",schemaPath:"#/properties/authorizations/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

export { validate5 as CardDeclineReason };

export { validate17 as CardEphemeralKey };
const schema8 = {"type":"string","enum":["wallet_vendor_a","wallet_vendor_b"],"description":"The vendor of the phone wallet."};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema8.enum;
if(!((data === "wallet_vendor_a") || (data === "wallet_vendor_b"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "type"))){
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
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.associated_objects === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "associated_objects"},message:"must have required property '"+"associated_objects"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "secret")) || (key0 === "expires")) || (key0 === "associated_objects"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.secret !== undefined){
let data1 = data.secret;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.expires !== undefined){
let data2 = data.expires;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.associated_objects !== undefined){
let data3 = data.associated_objects;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
let valid1 = true;
const before0 = errors;
const end0 = data3.length;
for(let i0=0; i0<end0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(validate21(data4, {instancePath:instancePath+"/associated_objects/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs10 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/associated_objects",schemaPath:"#/properties/associated_objects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerCardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerCardId"},message:"must have required property '"+"issuerCardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.platform === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ephemeralKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ephemeralKey"},message:"must have required property '"+"ephemeralKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cardId") || (key0 === "issuerCardId")) || (key0 === "platform")) || (key0 === "ephemeralKey"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.issuerCardId !== undefined){
let data1 = data.issuerCardId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.platform !== undefined){
let data2 = data.platform;
const _errs6 = errors;
if(!(validate18(data2, {instancePath:instancePath+"/platform",parentData:data,parentDataProperty:"platform",rootData}))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.ephemeralKey !== undefined){
let data3 = data.ephemeralKey;
const _errs7 = errors;
if(!(validate20(data3, {instancePath:instancePath+"/ephemeralKey",parentData:data,parentDataProperty:"ephemeralKey",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
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
validate17.errors = vErrors;
return errors === 0;
}

export { validate24 as CardFreezeResult };
const schema11 = {"type":"object","description":"The card after freezing or unfreezing.","additionalProperties":false,"required":["cardId","status","last4","multisigAddress"],"properties":{"cardId":{"type":"string","description":"An opaque id that begins with `card_`.","examples":["card_01k9zt5r7m8q4x2v6b3n1c0h01"]},"status":{"description":"The status: inactive while the card is frozen.","$ref":"CardStatus"},"last4":{"type":"string","pattern":"^[0-9]{4}$","description":"The last four digits of the card number.","examples":["4242"]},"multisigAddress":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the wallet, with EIP-55 checksum; null for cards of the card provider."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last4 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.multisigAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multisigAddress"},message:"must have required property '"+"multisigAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cardId") || (key0 === "status")) || (key0 === "last4")) || (key0 === "multisigAddress"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.last4 !== undefined){
let data2 = data.last4;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.multisigAddress !== undefined){
let data3 = data.multisigAddress;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/type",keyword:"type",params:{type: schema11.properties.multisigAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export { validate26 as CardIssued };
const schema12 = {"type":"object","description":"The new card.","additionalProperties":false,"required":["cardId","issuerCardId","last4","multisigAddress","status","agentId"],"properties":{"cardId":{"type":"string","description":"An opaque id that begins with `card_`.","examples":["card_01k9zt5r7m8q4x2v6b3n1c0h01"]},"issuerCardId":{"type":"string","description":"The issuer's id of the card.","examples":["icd_7Qm4vT2x"]},"last4":{"type":"string","pattern":"^[0-9]{4}$","description":"The last four digits of the card number.","examples":["4242"]},"multisigAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the wallet that pays, with EIP-55 checksum."},"status":{"description":"Always active.","$ref":"CardStatus"},"agentId":{"type":["string","null"],"description":"Id of the agent to which the card's spending is also added; null if there is none."}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerCardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerCardId"},message:"must have required property '"+"issuerCardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last4 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.multisigAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multisigAddress"},message:"must have required property '"+"multisigAddress"+"'"};
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
if(data.agentId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
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
if(!((((((key0 === "cardId") || (key0 === "issuerCardId")) || (key0 === "last4")) || (key0 === "multisigAddress")) || (key0 === "status")) || (key0 === "agentId"))){
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
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.issuerCardId !== undefined){
let data1 = data.issuerCardId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.last4 !== undefined){
let data2 = data.last4;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
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
const err10 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.multisigAddress !== undefined){
let data3 = data.multisigAddress;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
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
const err12 = {instancePath:instancePath+"/multisigAddress",schemaPath:"#/properties/multisigAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
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
if(data.agentId !== undefined){
let data5 = data.agentId;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: schema12.properties.agentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
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
validate26.errors = vErrors;
return errors === 0;
}

export { validate28 as CardIssuerDecision };

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorizationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorizationId"},message:"must have required property '"+"authorizationId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.approved === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.declineReason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declineReason"},message:"must have required property '"+"declineReason"+"'"};
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
if(!(((key0 === "authorizationId") || (key0 === "approved")) || (key0 === "declineReason"))){
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
if(data.authorizationId !== undefined){
let data0 = data.authorizationId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.approved !== undefined){
let data1 = data.approved;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.declineReason !== undefined){
let data2 = data.declineReason;
const _errs6 = errors;
if(!(validate5(data2, {instancePath:instancePath+"/declineReason",parentData:data,parentDataProperty:"declineReason",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
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
validate28.errors = vErrors;
return errors === 0;
}

export { validate30 as CardIssuerReversalReceipt };

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reversalId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reversalId"},message:"must have required property '"+"reversalId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duplicate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicate"},message:"must have required property '"+"duplicate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reversedUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reversedUsd"},message:"must have required property '"+"reversedUsd"+"'"};
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
if(!(((key0 === "reversalId") || (key0 === "duplicate")) || (key0 === "reversedUsd"))){
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
if(data.reversalId !== undefined){
let data0 = data.reversalId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/reversalId",schemaPath:"#/properties/reversalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.duplicate !== undefined){
let data1 = data.duplicate;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.reversedUsd !== undefined){
let data2 = data.reversedUsd;
const _errs6 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/reversedUsd",parentData:data,parentDataProperty:"reversedUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
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
validate30.errors = vErrors;
return errors === 0;
}

export { validate32 as CardLimits };
const schema15 = {"type":"object","description":"The limits of a card. The most restrictive limit applies. Windows are the UTC day, the ISO week and the calendar month on the tenant's clock. An amount equal to a limit is allowed.","additionalProperties":false,"required":["cardId","perTransactionUsd","dailyUsd","weeklyUsd","monthlyUsd","blockedMcc","allowedMcc"],"properties":{"cardId":{"type":"string","description":"An opaque id that begins with `card_`.","examples":["card_01k9zt5r7m8q4x2v6b3n1c0h01"]},"perTransactionUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The limit of one authorization, in USD; null for no limit."},"dailyUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The limit of a UTC day, in USD; null for no limit."},"weeklyUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The limit of an ISO week, from Monday 00:00 UTC, in USD; null for no limit."},"monthlyUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The limit of a calendar month, in USD; null for no limit."},"blockedMcc":{"type":"array","items":{"imported":"Mcc"},"description":"The merchant categories that are declined, sorted. The list has precedence over allowedMcc."},"allowedMcc":{"type":["array","null"],"items":{"imported":"Mcc"},"description":"The only merchant categories that are allowed, sorted; null if any is allowed."}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.perTransactionUsd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "perTransactionUsd"},message:"must have required property '"+"perTransactionUsd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dailyUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyUsd"},message:"must have required property '"+"dailyUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.weeklyUsd === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weeklyUsd"},message:"must have required property '"+"weeklyUsd"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.monthlyUsd === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthlyUsd"},message:"must have required property '"+"monthlyUsd"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.blockedMcc === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedMcc"},message:"must have required property '"+"blockedMcc"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.allowedMcc === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedMcc"},message:"must have required property '"+"allowedMcc"+"'"};
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
if(!(((((((key0 === "cardId") || (key0 === "perTransactionUsd")) || (key0 === "dailyUsd")) || (key0 === "weeklyUsd")) || (key0 === "monthlyUsd")) || (key0 === "blockedMcc")) || (key0 === "allowedMcc"))){
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
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.perTransactionUsd !== undefined){
let data1 = data.perTransactionUsd;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/perTransactionUsd",parentData:data,parentDataProperty:"perTransactionUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
if(data.dailyUsd !== undefined){
let data2 = data.dailyUsd;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/dailyUsd",parentData:data,parentDataProperty:"dailyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs13 = errors;
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err12 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
if(data.weeklyUsd !== undefined){
let data3 = data.weeklyUsd;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate4(data3, {instancePath:instancePath+"/weeklyUsd",parentData:data,parentDataProperty:"weeklyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs18 = errors;
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
const err14 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
if(data.monthlyUsd !== undefined){
let data4 = data.monthlyUsd;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(validate4(data4, {instancePath:instancePath+"/monthlyUsd",parentData:data,parentDataProperty:"monthlyUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs22 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs23 = errors;
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
const err16 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
if(data.blockedMcc !== undefined){
let data5 = data.blockedMcc;
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data5)){
let valid5 = true;
const before0 = errors;
const end0 = data5.length;
for(let i0=0; i0<end0; i0++){
let data6 = data5[i0];
const _errs26 = errors;
if(!(validate37(data6, {instancePath:instancePath+"/blockedMcc/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : joined(vErrors, validate37.errors);
errors = vErrors.length;
}
else {
}
var valid6 = _errs26 === errors;
if(!valid6){
valid5 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/blockedMcc",schemaPath:"#/properties/blockedMcc/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.allowedMcc !== undefined){
let data7 = data.allowedMcc;
const _errs27 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/allowedMcc",schemaPath:"#/properties/allowedMcc/type",keyword:"type",params:{type: schema15.properties.allowedMcc.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs28 = errors;
if(Array.isArray(data7)){
let valid7 = true;
const before1 = errors;
const end1 = data7.length;
for(let i1=0; i1<end1; i1++){
let data8 = data7[i1];
const _errs29 = errors;
if(!(validate37(data8, {instancePath:instancePath+"/allowedMcc/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate37.errors : joined(vErrors, validate37.errors);
errors = vErrors.length;
}
else {
}
var valid8 = _errs29 === errors;
if(!valid8){
valid7 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
var valid0 = _errs27 === errors;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export { validate39 as CardList };

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cards === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
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
if(!(key0 === "cards")){
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
if(data.cards !== undefined){
let data0 = data.cards;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/cards/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
const err2 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate39.errors = vErrors;
return errors === 0;
}

export { validate18 as CardPlatform };

export { validate7 as CardPolicyOutcome };

export { validate9 as CardSpent };

export { validate1 as CardStatus };

export { validate20 as EphemeralKey };

export { validate21 as EphemeralKeyObject };

export { validate41 as ProviderCard };

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerCardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerCardId"},message:"must have required property '"+"issuerCardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fundingCardAccountId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fundingCardAccountId"},message:"must have required property '"+"fundingCardAccountId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last4 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cardId") || (key0 === "issuerCardId")) || (key0 === "fundingCardAccountId")) || (key0 === "last4"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cardId !== undefined){
let data0 = data.cardId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/cardId",schemaPath:"#/properties/cardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.issuerCardId !== undefined){
let data1 = data.issuerCardId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.fundingCardAccountId !== undefined){
let data2 = data.fundingCardAccountId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/fundingCardAccountId",schemaPath:"#/properties/fundingCardAccountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.last4 !== undefined){
let data3 = data.last4;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
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
const err9 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
