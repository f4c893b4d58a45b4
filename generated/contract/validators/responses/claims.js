// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
export { validate0 as Claim };
const schema0 = {"type":"object","description":"Money that is reserved for a phone number or e-mail address that belongs to no tenant yet.","additionalProperties":false,"required":["claimId","paymentId","opaqueId","metadataHash","status","funded","phoneMasked","emailMasked","amountBaseUnits","expiresAt","graceEndsAt","claimedAt","lockedAt","releasedAt","refundedAt","canceledAt","createdAt"],"properties":{"claimId":{"type":"string","description":"An opaque id that begins with `clm_`.","examples":["clm_01k9zt5r7m8q4x2v6b3n1c0d15"]},"paymentId":{"type":"string","description":"Id of the payment that opened the claim.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"opaqueId":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"32 random bytes in hex that identify the claim without revealing anything about it."},"metadataHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of `<claimId>:<paymentId>`."},"status":{"description":"The status of the claim.","$ref":"ClaimStatus"},"funded":{"type":"boolean","description":"True if the money of the claim is secured: by a reservation in the ledger or by a confirmed deposit."},"phoneMasked":{"type":["string","null"],"description":"The phone number that may claim the money, masked; null for an invitation by e-mail."},"emailMasked":{"type":["string","null"],"description":"The e-mail address that may claim the money, masked; null for a phone number."},"amountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"expiresAt":{"type":"string","format":"date-time","description":"Time at which the claim expires if nobody claims it, 14 days after it was opened."},"graceEndsAt":{"type":"string","format":"date-time","description":"Time at which a LOCKED claim is refunded if it has not been submitted to a provider."},"claimedAt":{"type":["string","null"],"format":"date-time","description":"Time at which a recipient proved control of the contact; null before."},"lockedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was locked for the recipient; null before."},"releasedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was paid out; null before."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the sender got the money back; null before."},"canceledAt":{"type":["string","null"],"format":"date-time","description":"Null while the claim is not CANCELED."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the claim was opened."}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern2 = new RegExp("^(0|[1-9][0-9]{0,29})$", "u");
const schema1 = {"type":"string","x-states":"claim","description":"The status of a claim. RELEASED, REFUNDED and CANCELED are final, and a claim reaches only one of them.","enum":["OPEN","LOCKED","EXPIRED","RELEASED","REFUNDED","CANCELED"],"x-final":["RELEASED","REFUNDED","CANCELED"]};

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
if(!((((((data === "OPEN") || (data === "LOCKED")) || (data === "EXPIRED")) || (data === "RELEASED")) || (data === "REFUNDED")) || (data === "CANCELED"))){
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
if(data.claimId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
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
if(data.opaqueId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opaqueId"},message:"must have required property '"+"opaqueId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.metadataHash === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadataHash"},message:"must have required property '"+"metadataHash"+"'"};
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
if(data.funded === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "funded"},message:"must have required property '"+"funded"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.phoneMasked === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneMasked"},message:"must have required property '"+"phoneMasked"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.emailMasked === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailMasked"},message:"must have required property '"+"emailMasked"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.amountBaseUnits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountBaseUnits"},message:"must have required property '"+"amountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.expiresAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.graceEndsAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "graceEndsAt"},message:"must have required property '"+"graceEndsAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.claimedAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimedAt"},message:"must have required property '"+"claimedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.lockedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lockedAt"},message:"must have required property '"+"lockedAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.releasedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "releasedAt"},message:"must have required property '"+"releasedAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.refundedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.canceledAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canceledAt"},message:"must have required property '"+"canceledAt"+"'"};
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
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.claimId !== undefined){
let data0 = data.claimId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err18 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
const err19 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.opaqueId !== undefined){
let data2 = data.opaqueId;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err20 = {instancePath:instancePath+"/opaqueId",schemaPath:"#/properties/opaqueId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
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
const err21 = {instancePath:instancePath+"/opaqueId",schemaPath:"#/properties/opaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.metadataHash !== undefined){
let data3 = data.metadataHash;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err22 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
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
const err23 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(data.funded !== undefined){
let data5 = data.funded;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
const err24 = {instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.phoneMasked !== undefined){
let data6 = data.phoneMasked;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/phoneMasked",schemaPath:"#/properties/phoneMasked/type",keyword:"type",params:{type: schema0.properties.phoneMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.emailMasked !== undefined){
let data7 = data.emailMasked;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/emailMasked",schemaPath:"#/properties/emailMasked/type",keyword:"type",params:{type: schema0.properties.emailMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
if(data.amountBaseUnits !== undefined){
let data8 = data.amountBaseUnits;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err27 = {instancePath:instancePath+"/amountBaseUnits",schemaPath:"#/properties/amountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/amountBaseUnits",schemaPath:"#/properties/amountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs17 === errors;
}
if(data.expiresAt !== undefined){
let data9 = data.expiresAt;
const _errs19 = errors;
const _errs20 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err29 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs19 === errors;
}
if(data.graceEndsAt !== undefined){
let data10 = data.graceEndsAt;
const _errs21 = errors;
const _errs22 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err31 = {instancePath:instancePath+"/graceEndsAt",schemaPath:"#/properties/graceEndsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/graceEndsAt",schemaPath:"#/properties/graceEndsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.claimedAt !== undefined){
let data11 = data.claimedAt;
const _errs23 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err33 = {instancePath:instancePath+"/claimedAt",schemaPath:"#/properties/claimedAt/type",keyword:"type",params:{type: schema0.properties.claimedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs24 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err34 = {instancePath:instancePath+"/claimedAt",schemaPath:"#/properties/claimedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.lockedAt !== undefined){
let data12 = data.lockedAt;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/lockedAt",schemaPath:"#/properties/lockedAt/type",keyword:"type",params:{type: schema0.properties.lockedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs26 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err36 = {instancePath:instancePath+"/lockedAt",schemaPath:"#/properties/lockedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.releasedAt !== undefined){
let data13 = data.releasedAt;
const _errs27 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err37 = {instancePath:instancePath+"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type: schema0.properties.releasedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs28 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err38 = {instancePath:instancePath+"/releasedAt",schemaPath:"#/properties/releasedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.refundedAt !== undefined){
let data14 = data.refundedAt;
const _errs29 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema0.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs30 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err40 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.canceledAt !== undefined){
let data15 = data.canceledAt;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/type",keyword:"type",params:{type: schema0.properties.canceledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs32 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err42 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.createdAt !== undefined){
let data16 = data.createdAt;
const _errs33 = errors;
const _errs34 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err43 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid0 = _errs33 === errors;
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate3 as ClaimAccepted };
const schema3 = {"type":"string","enum":["COMPLETE_VERIFICATION","ADD_DESTINATION"],"description":"A step that the recipient still has to complete before the money is paid out."};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema3.enum;
if(!((data === "COMPLETE_VERIFICATION") || (data === "ADD_DESTINATION"))){
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.claimId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
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
if(data.paymentId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nextSteps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextSteps"},message:"must have required property '"+"nextSteps"+"'"};
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
if(!((((key0 === "claimId") || (key0 === "status")) || (key0 === "paymentId")) || (key0 === "nextSteps"))){
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
if(data.claimId !== undefined){
let data0 = data.claimId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.paymentId !== undefined){
let data2 = data.paymentId;
const _errs5 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.nextSteps !== undefined){
let data3 = data.nextSteps;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data3)){
let valid1 = true;
const before0 = errors;
const end0 = data3.length;
for(let i0=0; i0<end0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(validate5(data4, {instancePath:instancePath+"/nextSteps/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
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
const err7 = {instancePath:instancePath+"/nextSteps",schemaPath:"#/properties/nextSteps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs7 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate7 as ClaimLink };
const schema4 = {"type":"object","description":"The next step for a claim link. It contains no amount, no names and no phone number, not even masked.","additionalProperties":false,"required":["status","expiresAt","otpRequired","otpChannel"],"properties":{"status":{"description":"The status of the claim.","$ref":"ClaimStatus"},"expiresAt":{"type":"string","format":"date-time","description":"Time at which the link expires: 72 hours after it was sent, or earlier together with the claim."},"otpRequired":{"type":"boolean","enum":[true],"description":"Always true: a code has to be verified before the claim can be accepted."},"otpChannel":{"description":"How the code is sent to the contact of the claim.","$ref":"OtpChannel"}}};
const schema5 = {"type":"string","enum":["sms","email"],"description":"How a one-time code is sent."};

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
if(!((data === "sms") || (data === "email"))){
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


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.otpRequired === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otpRequired"},message:"must have required property '"+"otpRequired"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.otpChannel === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otpChannel"},message:"must have required property '"+"otpChannel"+"'"};
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
if(!((((key0 === "status") || (key0 === "expiresAt")) || (key0 === "otpRequired")) || (key0 === "otpChannel"))){
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
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
const _errs3 = errors;
const _errs4 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.otpRequired !== undefined){
let data2 = data.otpRequired;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/otpRequired",schemaPath:"#/properties/otpRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs6 = errors;
const vSchema0 = schema4.properties.otpRequired.enum;
if(!(data2 === true)){
const err8 = {instancePath:instancePath+"/otpRequired",schemaPath:"#/properties/otpRequired/enum",keyword:"enum",params:{allowedValues: schema4.properties.otpRequired.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.otpChannel !== undefined){
let data3 = data.otpChannel;
const _errs7 = errors;
if(!(validate9(data3, {instancePath:instancePath+"/otpChannel",parentData:data,parentDataProperty:"otpChannel",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
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
validate7.errors = vErrors;
return errors === 0;
}

export { validate5 as ClaimNextStep };

export { validate11 as ClaimOtpSent };
const schema6 = {"type":"object","description":"Confirms that a code was sent.","additionalProperties":false,"required":["sent","expiresAt","resendAvailableAt"],"properties":{"sent":{"type":"boolean","enum":[true],"description":"Always true."},"expiresAt":{"type":"string","format":"date-time","description":"Time at which the code expires, 10 minutes after it was sent."},"resendAvailableAt":{"type":"string","format":"date-time","description":"Earliest time at which the next code can be sent."}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.resendAvailableAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resendAvailableAt"},message:"must have required property '"+"resendAvailableAt"+"'"};
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
if(!(((key0 === "sent") || (key0 === "expiresAt")) || (key0 === "resendAvailableAt"))){
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
if(data.sent !== undefined){
let data0 = data.sent;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema6.properties.sent.enum;
if(!(data0 === true)){
const err5 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/enum",keyword:"enum",params:{allowedValues: schema6.properties.sent.enum},message:"must be equal to one of the allowed values"};
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
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err7 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.resendAvailableAt !== undefined){
let data2 = data.resendAvailableAt;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err8 = {instancePath:instancePath+"/resendAvailableAt",schemaPath:"#/properties/resendAvailableAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err9 = {instancePath:instancePath+"/resendAvailableAt",schemaPath:"#/properties/resendAvailableAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs6 === errors;
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
validate11.errors = vErrors;
return errors === 0;
}

export { validate1 as ClaimStatus };

export { validate12 as ClaimTicket };

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.claimTicket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimTicket"},message:"must have required property '"+"claimTicket"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
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
if(!((key0 === "claimTicket") || (key0 === "expiresAt"))){
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
if(data.claimTicket !== undefined){
let data0 = data.claimTicket;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/claimTicket",schemaPath:"#/properties/claimTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate12.errors = vErrors;
return errors === 0;
}

export { validate9 as OtpChannel };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
